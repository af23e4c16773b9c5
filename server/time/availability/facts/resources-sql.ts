import { oneByOne } from '#server/platform/db/one-by-one.ts';
import { isKept, keptBeside, reservedOf } from './reserved-sql.ts';
import { flatJson, TAKEN } from './times-sql.ts';

/** What a meeting can take beside its hosts; nothing is read where it is not offered. */
export const RESOURCES_SQL = `case when $5::uuid is not null or mt.channel = 'resource'
      or mt.settings #> '{meetingOptions,allowedChannels}' ? 'resource' then (
    select json_agg(json_build_object(
        'resourceChannelId', coalesce(rc.id, res.id), 'resourceId', res.id, 'name', res.name,
        'taken', taken.intervals, 'hasExpiredHolds', taken.expired, 'hasExisting', kept.here
      ) order by rc.position, rc.id, res.id)
    from (
      select id, resource_id, position from resource_channel
      where company_id = mt.company_id and meeting_type_id = mt.id
      union all
      select null, r.resource_id, null from ${keptBeside('resource_id', 'resource_channel')}
    ) rc
    ${oneByOne('resource', 'res', 'company_id = mt.company_id and id = rc.resource_id')}
    cross join lateral (select ${isKept('resource_id = res.id')} as here) kept
    cross join lateral (
      select ${flatJson(TAKEN, '($5::uuid is null or r.appointment_id is distinct from $5::uuid) and ($6::uuid is null or r.hold_id is distinct from $6::uuid) and (r.expires_at is null or r.expires_at > asked.now)')} as intervals,
             bool_or(r.expires_at <= asked.now) as expired
      from ${reservedOf('resource_id = res.id')}
    ) taken
    where res.enabled and rc.id is not null or kept.here
  ) end`;
