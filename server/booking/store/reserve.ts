/**
 * Takes time of hosts and resources: company, appointment, first and last epoch minute of the padded
 * time and hosts are the parameters $1 to $5, the resources' number is given. Returns a row for each
 * who was free; the exclusion constraints keep the others out without an error.
 */
export function reserve(resourceChannelIds: `$${number}`): string {
  return `insert into reservation (company_id, host_id, resource_channel_id, appointment_id, during)
    select $1, host_id, resource_channel_id, $2,
      tstzrange(to_timestamp($3::float8 * 60), to_timestamp($4::float8 * 60))
    from (
      select host_id, null::uuid as resource_channel_id from unnest($5::uuid[]) host_id
      union all
      select null, resource_channel_id from unnest(${resourceChannelIds}::uuid[]) resource_channel_id
    ) asked
    on conflict do nothing
    returning id`;
}
