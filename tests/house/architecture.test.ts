import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Import, readImports } from '#tests/support/read-imports.ts';
import { roomOf, wingOf } from '#tests/support/server-rooms.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Rule {
  readonly says: string;
  /** Whether an import breaks the rule. */
  readonly breaks: (each: Import) => boolean;
}

const imports = readImports(project);

const isIn =
  (...folders: readonly string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Stories are for the gallery, and shown from the tests' builders. */
function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.(test|stories)\.tsx?$/.test(path);
}

/** What runs in a browser; the site's build scripts do not. */
function isBrowser(path: string): boolean {
  return isIn('site', 'extension', 'shared')(path) && !isIn('site/build')(path) && !isTest(path);
}

/** `server/time/booking/x.ts → booking`, `server/time/booking/store/x.ts → booking`. */
function partOf(path: string, folder: string): string | undefined {
  const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
  return rest.includes('/') ? rest.split('/')[0] : undefined;
}

/** Subjects that several islands share: each has a folder there. */
const SUBJECTS = ['account', 'appointment'];

/** `site/islands/booking/x.ts → booking`, `site/islands/appointment/cancel/x.ts → appointment/cancel`. */
function islandOf(path: string): string | undefined {
  const subject = partOf(path, 'site/islands');
  if (subject === undefined || !SUBJECTS.includes(subject)) return subject;
  const island = partOf(path, `site/islands/${subject}`);
  return island === undefined ? subject : `${subject}/${island}`;
}

/** `server/outside/integrations/stripe/x.ts → stripe`. */
const integrationOf = (path: string) => partOf(path, 'server/outside/integrations');
/** `site/office/company/mails/x.tsx → company/mails`; none for the office's own rooms. */
function screenOf(path: string): string | undefined {
  const [subject, screen, file] = path.startsWith('site/office/')
    ? path.slice('site/office/'.length).split('/')
    : [];
  return subject && screen && file ? `${subject}/${screen}` : undefined;
}

const isReact = isIn('react', 'react-dom', 'react-i18next', '@tanstack/react-query');
const isDriver = isIn(
  'pg',
  '@electric-sql/pglite',
  'drizzle-orm/pglite',
  'drizzle-orm/node-postgres',
);
/** Schemas of what is stored: replies project from them, pages know their types. */
const isStored = isIn(
  'shared/domain/meeting-type/fields',
  ...['fields', 'kept-fields', 'told-fields', 'edited', 'new-meeting-type', 'settings'].map(
    (name) => `shared/domain/meeting-type/${name}.ts`,
  ),
  'shared/domain/fields/form.ts',
  'shared/domain/fields/form-field.ts',
);
const isStoreOrRoutes = (path: string) =>
  /^server\/[\w-]+\/[\w-]+\/(store|routes)(\.ts$|\/)/.test(path);

/** Rooms of the server that everything may use, each by its own rules; all others are areas. */
const ROOMS = [
  ...['kernel', 'rights', 'db', 'http', 'jobs', 'rate-limit', 'site', 'texts', 'icalendar'],
  ...['messages', 'mail', 'adapters', 'integrations', 'effect', 'demo', 'cli', 'build'],
];

/** What each area offers the others: its verbs, by file. An area that is not here offers nothing. */
const publicVerbs: Readonly<Record<string, readonly string[]>> = {
  'api-token': ['find-token-host'],
  appointment: [
    ...['describe-appointment', 'describe-attended', 'describe-seat', 'public-appointment'],
    ...['describe-guest', 'describe-hand-over', 'get-appointment', 'describe-own-event'],
    ...['describe-late', 'describe-ended', 'late-statement', 'to-running-late'],
    ...['appointment-uid', 'to-own-event', 'appointment-statement', 'to-meeting-link'],
  ],
  'account-link': [...['describe-account-link', 'make-owner-link', 'request-email-change']],
  auth: [
    ...['accounts', 'sign-in', 'find-user', 'set-password', 'end-sessions', 'change-user-email'],
    ...['forget-two-factor', 'session-statement', 'switch-company', 'check-password'],
    ...['forget-trusted-browsers', 'list-sessions', 'two-factor', 'close-email-changes'],
    ...['app-token-text', 'end-api-tokens', 'end-calendar-feeds'],
  ],
  availability: [
    ...['engine-facts', 'get-availability', 'load-facts', 'meeting-link', 'preview-facts'],
    'find-proposal',
    ...['facts/facts-row', 'facts/facts-statement', 'meeting-type-facts', 'load-known-times'],
  ],
  booking: ['describe-request', 'guard-email', 'open-booking', 'host-change'],
  'booking-page': ['get-booking-page', 'get-closed-page', 'page-row', 'page-statement'],
  calendar: ['get-calendar', 'list-reached-hosts', 'load-calendar', 'to-spans'],
  callback: ['describe-callback'],
  company: [
    ...['brand-color', 'find-public-company', 'mail-company', 'mail-readers', 'operator'],
    ...['public-company', 'slug-availability', 'find-website'],
  ],
  'connect-door': ['ticket', 'to-ice'],
  'conference-account': [
    ...['authorise-conference', 'cause-meeting', 'conference-account', 'keep-meeting'],
  ],
  connections: ['errand', 'renew-in-turn', 'returned', 'set-out'],
  decision: ['ask-hosts', 'describe-decisions', 'list-decisions'],
  departure: ['describe-departure', 'hand-over-appointments'],
  'external-calendar': [
    ...['authorise-calendar', 'calendar-account', 'cause-writing', 'write-appointment'],
    ...['connect-calendar', 'describe-unreadable', 'create-looker', 'read-due'],
    ...['calendar-notices', 'follow-their-change'],
  ],
  'file-store': ['keep-picture', 'list-files', 'read-file', 'read-whole-file', 'sweep-files'],
  'forget-me': ['describe-forget', 'without-who-paid-statement'],
  image: ['image-address', 'image-fields'],
  instance: ['reseal', 'record-legal-pages', 'settle-secret'],
  invitation: ['describe-invitation'],
  'link-preview': ['draw-preview', 'paint', 'still-picture'],
  'meeting-type': ['find-address'],
  member: ['add-member', 'member-role'],
  'page-fill': ['create-fill-page'],
  picture: ['create-make-picture', 'load-sharp'],
  payment: [
    ...['describe-refund', 'describe-taken-back', 'get-payment-state'],
    ...['payment-services', 'refund-left-seat', 'refund-payment'],
  ],
  'email-template': ['describe-own-texts', 'describe-template-test'],
  'hosted-appointment': ['check-manages', 'list-appointments'],
  reminder: [
    ...['describe-planned', 'describe-standing', 'plan-appointment', 'plan-company'],
    ...['send-due', 'describe-test', 'describe-sample'],
  ],
  reservation: [
    ...['ask', 'reserve', 'purpose', 'try-again', 'take-turn', 'check-named-group'],
    ...['lock-appointment', 'leave-seat', 'provisional', 'give-up-hold'],
    ...['find-seated', 'follow-seat', 'publish-attended', 'record-change', 'give-to-host'],
    ...['bring-guest', 'record-no-show', 'leave-to-other'],
    ...['lock-proposal', 'restore-proposed', 'without-held', 'close-proposal', 'explain-ask'],
    ...['close-time', 'meeting-type-of-statement'],
  ],
  'routing-form': ['get-routing-form'],
  'short-link': ['create-one-time-link', 'get-short-link', 'one-time-link'],
  user: ['reach-user'],
  'sign-up': ['check-open', 'create-workspace', 'describe-sign-up', 'open-vouched-account'],
};

/** `server/time/booking/open-booking.ts → { area: 'booking', file: 'open-booking' }`; none for a room's. */
function areaOf(path: string): { readonly area: string; readonly file: string } | undefined {
  const room = roomOf(path);
  const area = room?.split('/').at(-1);
  if (room === undefined || area === undefined || ROOMS.includes(area)) return undefined;
  return { area, file: path.slice(`${room}/`.length).replace(/\.ts$/, '') };
}

const betweenAreas = imports.flatMap((each) => {
  const from = areaOf(each.from);
  const to = areaOf(each.to);
  return from && to && from.area !== to.area && !isTest(each.from) ? [{ ...each, from, to }] : [];
});

const rules: readonly Rule[] = [
  {
    says: 'the domain knows neither the API nor React',
    breaks: ({ from, to }) =>
      isIn('shared/domain')(from) && (isIn('shared/api', 'shared/react')(to) || isReact(to)),
  },
  {
    says: 'what is shared runs anywhere: React in its folder alone, Node nowhere',
    breaks: ({ from, to }) =>
      isIn('shared')(from) &&
      !isTest(from) &&
      (to.startsWith('node:') || (isReact(to) && !isIn('shared/react')(from))),
  },
  {
    says: 'the browser never imports the server, not even its types',
    breaks: ({ from, to }) => isBrowser(from) && isIn('server')(to),
  },
  {
    says: 'the browser has no zod, and of the contract and what is stored only types and the client; screens of the office check forms by both',
    breaks: ({ from, to, isType }) =>
      isBrowser(from) &&
      !isIn('shared/api')(from) &&
      !isStored(from) &&
      !isType &&
      (isIn('zod')(to) ||
        (screenOf(from) === undefined &&
          (isStored(to) || (isIn('shared/api')(to) && to !== 'shared/api/client.ts')))),
  },
  {
    says: "the browser's client carries nothing of the contract but types",
    breaks: ({ from, to, isType }) =>
      from === 'shared/api/client.ts' && !isType && isIn('shared/api', 'zod')(to),
  },
  {
    says: 'an island imports no other island, of its own subject neither; what they share stands beside them',
    breaks: ({ from, to }) => {
      const island = islandOf(from);
      const other = islandOf(to);
      return island !== undefined && other !== undefined && !`${island}/`.startsWith(`${other}/`);
    },
  },
  {
    says: 'the office and the islands know nothing of each other: what both need is in site/lib or shared',
    breaks: ({ from, to }) =>
      (isIn('site/office')(from) && isIn('site/islands')(to)) ||
      (isIn('site/islands', 'site/lib')(from) && isIn('site/office')(to)),
  },
  {
    says: "a screen imports no other screen's insides: what they share stands in site/office or shared",
    breaks: ({ from, to }) => {
      const screen = screenOf(from);
      const other = screenOf(to);
      return screen !== undefined && other !== undefined && screen !== other;
    },
  },
  {
    says: 'the office hears of its screens in screens.ts alone',
    breaks: ({ from, to }) =>
      isIn('site/office')(from) &&
      from !== 'site/office/screens.ts' &&
      screenOf(to) !== undefined &&
      screenOf(from) === undefined,
  },
  {
    says: 'public pages have no room for i18next and the router: that one is the office’s',
    breaks: ({ from, to, isType }) =>
      !isType &&
      isIn('site/islands', 'site/lib', 'site/embed')(from) &&
      (isIn('i18next', 'react-i18next', '@tanstack/history')(to) ||
        isIn(
          'shared/i18n/start-i18next.ts',
          'shared/react/api/query-view.tsx',
          'shared/react/list',
          'shared/react/form',
          'shared/react/router',
        )(to)),
  },
  {
    says: 'the office has no room for i18next: its texts come from the translator of public pages',
    breaks: ({ from, to, isType }) =>
      !isType &&
      isIn('site/office')(from) &&
      isIn('i18next', 'react-i18next', 'shared/i18n/start-i18next.ts')(to),
  },
  {
    says: 'the extension imports neither site nor server',
    breaks: ({ from, to }) => isIn('extension')(from) && isIn('site', 'server')(to),
  },
  {
    says: 'shared code imports nothing beside shared code',
    breaks: ({ from, to }) =>
      isIn('shared')(from) && !isTest(from) && isIn('site', 'extension', 'server')(to),
  },
  {
    says: 'nothing but tests imports tests',
    breaks: ({ from, to }) => !isTest(from) && isIn('tests')(to),
  },
  {
    says: 'in the server arrows lead to the left: platform, people, time, outside, effects, post, public, office',
    breaks: ({ from, to }) => !isTest(from) && Number(wingOf(from)) < Number(wingOf(to)),
  },
  {
    says: 'the kernel imports no area and no room but the door to the database',
    breaks: ({ from, to }) =>
      isIn('server/platform/kernel')(from) &&
      isIn('server')(to) &&
      !isIn('server/platform/kernel')(to) &&
      to !== 'server/platform/db/database.ts' &&
      !isTest(from),
  },
  {
    says: "a server area uses another area's verbs, never its store or routes",
    breaks: ({ from, to }) =>
      roomOf(from) !== undefined &&
      !isTest(from) &&
      isStoreOrRoutes(to) &&
      roomOf(from) !== roomOf(to),
  },
  {
    says: 'the print shop knows neither messages nor areas',
    breaks: ({ from, to }) =>
      isIn('server/post/mail')(from) &&
      isIn('server')(to) &&
      !isIn('server/post/mail', 'server/platform/kernel', 'server/platform/texts')(to) &&
      !isTest(from),
  },
  {
    says: 'the post office asks areas for what they describe, and nothing else',
    breaks: ({ from, to }) =>
      isIn('server/post/messages')(from) &&
      areaOf(to) !== undefined &&
      !areaOf(to)?.file.startsWith('describe-') &&
      !isTest(from),
  },
  {
    says: 'no area knows the post office: what it describes it describes in the words of the kernel',
    breaks: ({ from, to }) =>
      areaOf(from) !== undefined && isIn('server/post/messages')(to) && !isTest(from),
  },
  {
    says: 'adapters are constructed in main.ts, for the doctor and by tests alone',
    breaks: ({ from, to, isType }) =>
      !isType &&
      isIn('server/outside/adapters')(to) &&
      from !== 'server/main.ts' &&
      from !== 'server/cli/doctor.ts' &&
      !isIn('server/outside/adapters')(from) &&
      !isTest(from),
  },
  {
    says: "an integration's folder is known to the registry alone, not even by its types",
    breaks: ({ from, to }) => {
      const integration = integrationOf(to);
      return (
        integration !== undefined &&
        integrationOf(from) !== integration &&
        from !== 'server/outside/integrations/registry.ts' &&
        !isTest(from)
      );
    },
  },
  {
    says: 'an integration knows the kernel and no area: it fills a port',
    breaks: ({ from, to }) =>
      isIn('server/outside/integrations')(from) &&
      isIn('server')(to) &&
      !isIn('server/outside/integrations', 'server/platform/kernel')(to) &&
      !isTest(from),
  },
  {
    says: 'database drivers stay behind server/platform/db, and its two kinds behind open.ts',
    breaks: ({ from, to }) =>
      !isTest(from) &&
      !isIn('server/platform/db')(from) &&
      (isDriver(to) || /^server\/platform\/db\/(pglite|postgres|create-pglite)\.ts$/.test(to)),
  },
  {
    says: 'only routes, http and the app know HTTP; verbs and stores do not',
    breaks: ({ from, to }) =>
      roomOf(from) !== undefined &&
      isIn('hono', '@hono/node-server')(to) &&
      !isIn('server/platform/http', 'server/platform/site')(from) &&
      !/\/(routes|webhooks|calendar-notices)\.ts$/.test(from) &&
      !isTest(from),
  },
  {
    says: 'only stores, the database, sign-in and the demo know Drizzle',
    breaks: ({ from, to }) =>
      isIn('drizzle-orm')(to) &&
      !isIn('server/platform/db', 'server/people/auth', 'server/demo')(from) &&
      !/^server\/[\w-]+\/[\w-]+\/store(\.ts$|\/)/.test(from) &&
      !isTest(from),
  },
];

describe('who imports whom', () => {
  it('is read from the sources', () => {
    expect(imports).toContainEqual({
      from: 'server/main.ts',
      to: 'server/outside/adapters/smtp.ts',
      isType: false,
    });
    expect(imports).toContainEqual({
      from: 'shared/api/paths.ts',
      to: 'shared/api/contract.ts',
      isType: true,
    });
  });

  it.each(rules)('$says', ({ breaks }) => {
    expect(imports.filter(breaks).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe("a server area's public verbs", () => {
  it('are all that other areas use of it', () => {
    const hidden = betweenAreas.filter(({ to }) => !publicVerbs[to.area]?.includes(to.file));
    expect(hidden.map(({ from, to }) => `${from.area} → ${to.area}/${to.file}`)).toEqual([]);
  });

  it('are each used by another area or by a room', () => {
    const used = new Set(
      imports
        .filter(({ from }) => !isTest(from))
        .flatMap(({ from, to }) => {
          const target = areaOf(to);
          const isOutside = target && areaOf(from)?.area !== target.area;
          return isOutside ? [`${target.area}/${target.file}`] : [];
        }),
    );
    const offered = Object.entries(publicVerbs).flatMap(([area, files]) =>
      files.map((file) => `${area}/${file}`),
    );
    expect(offered.filter((verb) => !used.has(verb))).toEqual([]);
  });

  it('lead in one direction: no two areas use each other, directly or around a corner', () => {
    const uses = Map.groupBy(betweenAreas, ({ from }) => from.area);
    const reach = (area: string, seen: readonly string[] = []): readonly string[] => {
      if (seen.includes(area)) return [[...seen, area].join(' → ')];
      const next = new Set(uses.get(area)?.map(({ to }) => to.area));
      return [...next].flatMap((to) => reach(to, [...seen, area]));
    };
    expect([...uses.keys()].flatMap((area) => reach(area))).toEqual([]);
  });
});
