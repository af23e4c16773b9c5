/**
 * A join, as SQL, that looks each row up by its key. A statement that is kept is planned for any
 * values: there a plain join may read a company's whole table, as one row more or less decides.
 */
export function oneByOne(table: string, name: string, condition: string): string {
  return `cross join lateral (select * from ${table} where ${condition} offset 0) ${name}`;
}
