/** Orders that hold a time or a seat for whoever pays. */
export const BEING_PAID_ANYWHERE = `po.company_id = mt.company_id and po.hold_id is not null
  and po.expires_at > asked.now`;
export const BEING_PAID = `${BEING_PAID_ANYWHERE} and po.meeting_type_id = mt.id`;
export const PAID_MINUTES = `coalesce((po.request ->> 'duration')::int, mt.duration_minutes)`;

/** Whoever pays and the guests whom they bring along. */
export const PAID_SEATS = `(1 + jsonb_array_length(coalesce(po.request #> '{attendee,bringalongEmails}', '[]')))`;

/** Of a proposal that holds something, but for the one that is asked about. */
export const IS_OPEN = `p.state = 'open' and p.hold_until > asked.now
          and p.id is distinct from $6::uuid`;

/** Times and seats that proposals hold. */
export const PROPOSED = `proposed_time pt
        join proposal p on p.company_id = pt.company_id and p.id = pt.proposal_id
        where pt.company_id = mt.company_id and pt.freed_at is null and ${IS_OPEN}`;
