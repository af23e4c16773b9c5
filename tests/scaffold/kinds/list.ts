import type { Name, NewText, Plan, Row } from '../plan.ts';
import { endpoint } from './endpoint.ts';
import { type ScreenPlace, toScreenNext, toScreenPlace, toScreenRows, toTitle } from './screen.ts';

/**
 * A screen that is a list, and `GET /<name>` that it asks: its address, search, a filter, pages, what
 * stands there while it is empty, and rows that are links.
 */
export function list(asked: Name): Plan {
  const place = toScreenPlace(asked);
  const { kebab } = place.name;
  const server = endpoint({ ...place.name, subject: 'office' });
  return {
    files: { ...server.files, ...toServerFiles(place.name), [place.file]: toSource(place) },
    rows: [...server.rows.map(withoutServices), ...toScreenRows(place, [kebab])],
    texts: [toTitle(place), ...toTexts(place.name)],
    next: [
      ...toScreenNext(place),
      `shared/api/${kebab}.ts and server/office/${kebab}: what a row is, and the statement that reads one page of them.`,
      'The thing to do stands in `action`, and again where the list is empty.',
    ],
  };
}

/** A list that reads nothing yet needs nothing of the server. */
function withoutServices({ row, ...place }: Row): Row {
  return { ...place, row: row.replace('(services)', '()') };
}

function toTexts({ kebab, words }: Name): readonly NewText[] {
  const texts = {
    list: words,
    search: 'Name',
    'filter.state': 'State',
    'filter.anyState': 'All states',
    'states.open': 'Open',
    'states.done': 'Done',
    'empty.title': 'Nothing here yet',
    'empty.text': 'What there is stands here.',
  };
  return Object.entries(texts).map(([path, text]) => ({
    namespace: `office/${kebab}`,
    path: path.split('.'),
    text,
  }));
}

/** In the place of what a plain endpoint has: a page of rows. */
function toServerFiles({ kebab, camel, pascal, words }: Name): Readonly<Record<string, string>> {
  return {
    [`shared/api/${kebab}.ts`]: `import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { cursorFacts, cursorQuery } from './paging.ts';
import { id, shortText } from './schemas.ts';

const state = z.enum(['open', 'done']);
const ${camel}Row = z.object({ id, name: z.string(), state });
const ${camel}Page = z.object({ rows: z.array(${camel}Row), ...cursorFacts });

export const ${camel}Api = {
  get${pascal}: endpoint({
    method: 'get',
    path: '/${kebab}',
    summary: '${words}, a page of them',
    right: 'session:read',
    limit: 'office',
    query: z.object({ ...cursorQuery, search: shortText.optional(), state: state.optional() }),
    reply: ${camel}Page,
    refuses: [],
  }),
} as const;

export type ${pascal}Page = z.output<typeof ${camel}Page>;
`,
    [`server/office/${kebab}/routes.ts`]: `import type { Handlers } from '#server/platform/http/handlers.ts';
import type { ${camel}Api } from '#shared/api/${kebab}.ts';
import { load${pascal} } from './load-${kebab}.ts';

export function ${camel}Routes(): Handlers<typeof ${camel}Api> {
  return {
    get${pascal}: () => load${pascal}(),
  };
}
`,
    [`server/office/${kebab}/load-${kebab}.ts`]: `import type { ${pascal}Page } from '#shared/api/${kebab}.ts';

/** ${words}, a page of them: none until there is a statement that reads them. */
export async function load${pascal}(): Promise<${pascal}Page> {
  return { rows: [], next: null, previous: null };
}
`,
  };
}

function toSource({ id, name: { kebab, camel, pascal, words } }: ScreenPlace): string {
  return `import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { cursorPlace, filterOf, openPart, searchText } from '#shared/react/list/address-parts.ts';
import { byCursor, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { FilterChoice } from '#shared/react/list/filter-choice.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { api } from '#site/office/api.ts';
import { ListScreen } from '#site/office/list-screen.tsx';

const STATES = ['open', 'done'] as const;

const ${camel}List = defineList({
  address: {
    search: searchText,
    state: filterOf(STATES),
    cursor: cursorPlace,
    open: openPart,
  },
  useData: ({ search, state, cursor }) =>
    api.useData('get', '/${kebab}', {
      params: { query: { search: search || undefined, state, cursor } },
    }).data,
  read: ({ rows, ...reply }) => ({ rows, paging: byCursor(reply) }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

/** ${words}. */
export function ${pascal}Screen() {
  const office = useTexts('office');
  const t = useTexts('${kebab}');
  const list = useList(${camel}List);
  const { query, go, linkTo } = list;
  return (
    <ListScreen
      list={list}
      title={office('screens.${id}')}
      filters={
        <>
          <ListSearch
            value={query.search}
            placeholder={t('search')}
            onSearch={(search) => go({ search })}
          />
          <FilterChoice
            label={t('filter.state')}
            any={t('filter.anyState')}
            value={query.state}
            choices={STATES.map((state) => [state, t(\`states.\${state}\`)])}
            onChoose={(state) => go({ state })}
          />
        </>
      }
      empty={
        <EmptyList icon="grid" title={t('empty.title')}>
          {t('empty.text')}
        </EmptyList>
      }
      label={t('list')}
      openId={query.open}
      targetOf={(row) => linkTo({ open: row.id })}
    >
      {(row) => <RowText title={row.name} notes={[t(\`states.\${row.state}\`)]} />}
    </ListScreen>
  );
}
`;
}
