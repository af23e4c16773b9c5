import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isReservedSlug } from '#shared/routes/index.ts';
import { type Name, type Plan, type Row, toName } from '../plan.ts';

/** Whose screens need the right of admins, and stand below `/admin`. */
const ADMINS = 'company';
const OFFICE_TEXTS = fileURLToPath(new URL('../../../locales/en/office', import.meta.url));

/** Where a screen stands, and what it is called there. */
export interface ScreenPlace {
  readonly id: string;
  readonly subject: string;
  /** Its name, behind its subject where texts of that name are another's: `contacts-list`. */
  readonly name: Name;
  readonly file: string;
}

export function toScreenPlace(asked: Name): ScreenPlace {
  const { subject = 'work', kebab } = asked;
  const isTaken = existsSync(`${OFFICE_TEXTS}/${kebab}.json`);
  const name = (isTaken ? toName(`${subject}-${kebab}`) : undefined) ?? asked;
  return {
    id: subject === ADMINS ? `admin-${name.kebab}` : name.kebab,
    subject,
    name,
    file: `site/office/${subject}/${kebab}/${name.kebab}-screen.tsx`,
  };
}

/** A screen of the office: a row in the routes, a row in the screens, its file and its texts. */
export function screen(asked: Name): Plan {
  const place = toScreenPlace(asked);
  const { kebab } = place.name;
  return {
    files: { [place.file]: toSource(place) },
    rows: toScreenRows(place, [kebab]),
    texts: [
      toTitle(place),
      { namespace: `office/${kebab}`, path: ['empty', 'title'], text: 'Nothing here yet' },
    ],
    next: toScreenNext(place),
  };
}

/** The rows that lead to a screen. */
export function toScreenRows(place: ScreenPlace, texts: readonly string[]): readonly Row[] {
  const { id, subject, file, name } = place;
  const isAdmins = subject === ADMINS;
  return [
    {
      file: 'shared/routes/office.ts',
      before: '] as const satisfies',
      row: `  { id: '${id}', pattern: '${isAdmins ? '/admin' : ''}/${name.kebab}', file: 'office/index.html', audience: '${isAdmins ? 'admin' : 'user'}' },\n`,
    },
    {
      file: 'site/office/screens.ts',
      before: '} as const satisfies',
      row: `  '${id}': {
    icon: 'grid',
    group: 'palette',
    under: '${isAdmins ? 'admin-dashboard' : 'dashboard'}',
    right: '${isAdmins ? 'company:edit' : 'session:read'}',
    texts: [${texts.map((each) => `'${each}'`).join(', ')}],
    load: () => import('${file.replace('site/office', '.')}').then((module) => module.${name.pascal}Screen),
  },\n`,
    },
    ...(isAdmins || isReservedSlug(name.kebab) ? [] : [toReservedSlug(name.kebab)]),
  ];
}

export function toTitle({ id, name }: ScreenPlace) {
  return { namespace: 'office/office', path: ['screens', id], text: name.words };
}

export function toScreenNext({ id, file, name }: ScreenPlace): readonly string[] {
  return [
    `${file}: what it shows; its path, audience, icon, right and where it is found stand in its two rows.`,
    `locales/*/office: ${name.kebab}.json and screens.${id} of office.json are English in all nine languages.`,
    `tests/e2e/office/${name.kebab}.spec.ts: its story, with one look by axe.`,
  ];
}

function toSource({ id, name: { kebab, pascal } }: ScreenPlace): string {
  return `import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';

export function ${pascal}Screen() {
  const office = useTexts('office');
  const t = useTexts('${kebab}');
  return (
    <>
      <ScreenHeading title={office('screens.${id}')} />
      <div className="mt-5">
        <EmptyList icon="grid" title={t('empty.title')}>
          {null}
        </EmptyList>
      </div>
    </>
  );
}
`;
}

/** A path of its own is nobody's slug. */
function toReservedSlug(kebab: string): Row {
  return {
    file: 'shared/reserved-slugs.ts',
    before: '  // Returns from an external authorisation',
    row: `  '${kebab}',\n`,
  };
}
