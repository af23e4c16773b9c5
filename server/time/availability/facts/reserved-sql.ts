/** Whether the appointment that is about to move has it already; `taker` is what it has. */
export const isKept = (taker: string) => `$5::uuid is not null and exists (
        select from reservation r where r.company_id = mt.company_id
          and r.appointment_id = $5::uuid and r.${taker})`;

/** What is reserved of it and touches the time that is asked about; `taker` is whose it is. */
export const reservedOf = (taker: string) => `reservation r
     where r.company_id = mt.company_id and r.${taker}
       and upper(r.during) > asked.since and lower(r.during) < asked.until`;

/**
 * What the appointment that is about to move has of a kind that its meeting type offers no more; the
 * column names the kind, `offers` the rows of what is offered.
 */
export const keptBeside = (column: string, offers: string) => `reservation r
     where $5::uuid is not null and r.company_id = mt.company_id and r.appointment_id = $5::uuid
       and r.${column} is not null and not exists (select from ${offers} offered
         where offered.company_id = mt.company_id and offered.meeting_type_id = mt.id
           and offered.${column} = r.${column})`;
