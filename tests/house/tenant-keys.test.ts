import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';

/**
 * Tables of the whole instance, each with its reason. On a distributed PostgreSQL (Citus) they are
 * reference tables, there on every node; all others are distributed by `company_id`, so that every
 * key of theirs has to lead with it.
 */
const ofTheInstance: Readonly<Record<string, string>> = {
  instance: 'what the installation remembers of itself',
  zone_data: 'what clocks show is the same for all companies',
  company: 'the tenants themselves; slugs and domains are unique on the instance',
  slug_directory: 'a public address names no company: it is looked up here to find one',
  short_link: 'the id of a short link names no company: it is a directory too',
  auth_user: 'somebody who signs in is known by their e-mail, before any company is',
  auth_session: 'belongs to somebody who signs in',
  auth_account: 'belongs to somebody who signs in',
  auth_verification: 'belongs to somebody who signs in',
  auth_two_factor: 'belongs to somebody who signs in',
  account_link: 'belongs to somebody who signs in, or will',
  app_code: 'belongs to a session',
  app_session: 'belongs to a session',
  pending_sign_up: 'there is no company yet',
  connect_frame: 'is on its way from one process to another for a moment',
  forget_request: 'somebody is forgotten by every company at once',
};

interface Key {
  readonly name: string;
  readonly table: string;
  readonly kind: 'key' | 'reference';
  readonly leads: string;
  /** The table that it refers to, with the column that leads there. */
  readonly toTable: string | null;
  readonly toLeads: string | null;
}

let db: Database;
let keys: readonly Key[];
beforeAll(async () => {
  db = await openTestDatabase('pglite');
  keys = await db.query<Key>({
    text: `select index.relname as name, t.relname as "table", 'key' as kind,
        coalesce(a.attname, '(expression)') as leads, null as "toTable", null as "toLeads"
      from pg_index i
      join pg_class index on index.oid = i.indexrelid
      join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attnum > 0
      where i.indisunique or i.indisexclusion
      union all
      select c.conname, t.relname, 'reference', a.attname, f.relname, b.attname
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid and t.relnamespace = 'public'::regnamespace
      join pg_class f on f.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f'`,
  });
});
afterAll(() => db.close());

const isTenants = (table: string) => !Object.hasOwn(ofTheInstance, table);

test('29. every unique key and exclusion constraint of a tenant leads with its company', () => {
  const broken = keys.filter(
    ({ kind, table, leads }) => kind === 'key' && isTenants(table) && leads !== 'company_id',
  );
  expect(broken.map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
});

test('29. tenants refer to their own company alone, or to the instance', () => {
  const broken = keys.filter(
    ({ kind, table, leads, toTable, toLeads }) =>
      kind === 'reference' &&
      isTenants(table) &&
      isTenants(toTable ?? '') &&
      !(leads === 'company_id' && toLeads === 'company_id'),
  );
  expect(broken.map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
});

test('29. nothing of the instance refers to a tenant, and each of its tables is there', async () => {
  const upwards = keys.filter(
    ({ kind, table, toTable }) =>
      kind === 'reference' && !isTenants(table) && isTenants(toTable ?? ''),
  );
  expect(upwards.map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
  const tables = await db.query<{ name: string }>({
    text: `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  });
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(ofTheInstance)));
});

test('29. every table of a tenant has a key, and a company', async () => {
  const without = await db.query<{ name: string }>({
    text: `select t.relname as name from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not exists (
        select from pg_index i
        join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
        where i.indrelid = t.oid and i.indisprimary and a.attname = 'company_id')`,
  });
  expect(without.map(({ name }) => name).filter(isTenants)).toEqual([]);
});
