/**
 * Takes time of hosts: company, appointment, first and last epoch minute of the padded time, hosts.
 * Returns a row a host who got it; the exclusion constraint keeps the others out without an error.
 */
export const RESERVE = `insert into reservation (company_id, host_id, appointment_id, during)
  select $1, host_id, $2, tstzrange(to_timestamp($3::float8 * 60), to_timestamp($4::float8 * 60))
  from unnest($5::uuid[]) host_id
  on conflict on constraint reservation_no_overlap do nothing
  returning host_id`;
