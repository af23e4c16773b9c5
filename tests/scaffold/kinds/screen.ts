import { isReservedSlug } from '#shared/routes/index.ts';
import type { Name, Plan, Row } from '../plan.ts';

/** Whose screens need the right of admins, and stand below `/admin`. */
const ADMINS = 'company';

/** A screen of the office: a row in the routes, a row in the screens, its file and its texts. */
export function screen({ subject = 'work', kebab, pascal, words }: Name): Plan {
  const isAdmins = subject === ADMINS;
  const id = isAdmins ? `admin-${kebab}` : kebab;
  const file = `site/office/${subject}/${kebab}/${kebab}-screen.tsx`;
  return {
    files: { [file]: toSource(id, kebab, pascal) },
    rows: [
      {
        file: 'shared/routes/office.ts',
        before: '] as const satisfies',
        row: `  { id: '${id}', pattern: '${isAdmins ? '/admin' : ''}/${kebab}', file: 'office/index.html', audience: '${isAdmins ? 'admin' : 'user'}' },\n`,
      },
      {
        file: 'site/office/screens.ts',
        before: '} as const satisfies',
        row: `  '${id}': {
    title: 'screens.${id}',
    icon: 'grid',
    group: '${isAdmins ? 'company' : 'work'}',
    right: '${isAdmins ? 'company:edit' : 'session:read'}',
    texts: ['${kebab}'],
    load: () => import('./${subject}/${kebab}/${kebab}-screen.tsx').then((module) => module.${pascal}Screen),
  },\n`,
      },
      ...(isAdmins || isReservedSlug(kebab) ? [] : [toReservedSlug(kebab)]),
    ],
    texts: [
      { namespace: 'office/office', path: ['screens', id], text: words },
      { namespace: `office/${kebab}`, path: ['empty', 'title'], text: 'Nothing here yet' },
    ],
    next: [
      `${file}: what it shows; its path, audience, icon and right stand in its two rows.`,
      `locales/*/office: ${kebab}.json and screens.${id} of office.json are English in all nine languages.`,
      `tests/e2e/office/${kebab}.spec.ts: its story, with one look by axe.`,
    ],
  };
}

function toSource(id: string, kebab: string, pascal: string): string {
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
