import { openPostgres } from '#server/db/postgres.ts';
import { listAppointments } from '#server/hosted-appointment/list-statement.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { createWorld } from './support/create-world.ts';
import { benchCompanyId, singleHostId } from './support/world.ts';

const postgres = await startPostgres();
for (const n of [1_000, 100_000]) {
  const t0 = performance.now();
  const url = await createWorld(postgres, `w${n}`, { listOf: n });
  console.log(n, 'made in', Math.round(performance.now() - t0));
  const db = openPostgres({ databaseUrl: url, poolSize: 1 });
  const nowMinute = Math.floor(Date.now() / 60000);
  const base = { tab: 'upcoming' as const, nowMinute, words: [] as string[] };
  const cases = {
    first: [{ companyId: benchCompanyId }, base, { cursor: undefined, limit: 26 }],
    deep: [{ companyId: benchCompanyId }, base, { cursor: { way: 'after', startMinute: nowMinute + Math.floor(n * 0.25 * 3), id: singleHostId }, limit: 26 }],
    past: [{ companyId: benchCompanyId }, { ...base, tab: 'past' }, { cursor: undefined, limit: 26 }],
    host: [{ companyId: benchCompanyId }, { ...base, hostId: singleHostId }, { cursor: undefined, limit: 26 }],
    own: [{ companyId: benchCompanyId, ofHostId: singleHostId }, base, { cursor: undefined, limit: 26 }],
    cancelled: [{ companyId: benchCompanyId }, { ...base, tab: 'cancelled' }, { cursor: undefined, limit: 26 }],
    waiting: [{ companyId: benchCompanyId }, { ...base, tab: 'waiting' }, { cursor: undefined, limit: 26 }],
    person: [{ companyId: benchCompanyId }, { ...base, words: ['lindqvist'] }, { cursor: undefined, limit: 26 }],
    frequent: [{ companyId: benchCompanyId }, { ...base, words: ['visitor'] }, { cursor: undefined, limit: 26 }],
  } as const;
  for (const [name, [whose, wanted, stretch]] of Object.entries(cases)) {
    const seen: { text: string; values?: readonly unknown[] }[] = [];
    const spy = { ...db, query: (s: any) => { seen.push(s); return db.query(s); } } as any;
    const times: number[] = [];
    let rows = 0;
    for (let i = 0; i < 9; i++) {
      const a = performance.now();
      rows = (await listAppointments(spy, whose as any, wanted as any, stretch as any)).length;
      times.push(performance.now() - a);
    }
    console.log(n, name, rows, times.sort((a, b) => a - b)[4]!.toFixed(2), 'ms');
    if (n === 100_000) {
      for (const s of seen.slice(0, name === 'person' || name === 'frequent' ? 2 : 1)) {
        const plan = await db.query<any>({ text: `explain (analyze, costs off, timing off) ${s.text}`, values: s.values ?? [] });
        console.log(plan.map((r: any) => r['QUERY PLAN']).filter((l: string) => /Scan|Sort|Join|Limit|Removed|actual/.test(l)).slice(0, 14).join('\n'));
      }
    }
  }
  await db.close();
}
await postgres.stop();
