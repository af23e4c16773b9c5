import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { PaymentOrder } from './payment-order.ts';

const refundContext = z.strictObject({
  title: z.string(),
  durationMinutes: z.int(),
  /** None where the company is closed: nothing is booked again there. */
  bookingPath: z.string().nullable(),
  company: z.strictObject({
    name: z.string(),
    logo: z.string().nullable(),
    primaryColor: z.string().nullable(),
    useBrandStyling: z.boolean(),
    personalizedBranding: z.boolean(),
    hideKalendsBranding: z.boolean(),
    imprintLink: z.string().nullable(),
    dataPolicyLink: z.string().nullable(),
    showDataPolicyLink: z.boolean(),
  }),
  hosts: z.array(
    z.strictObject({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      language: z.enum(LANGUAGES),
      timeZone: z.string(),
    }),
  ),
});

/** What a mail about a refund says beside the order itself. */
export type RefundContext = Readonly<z.output<typeof refundContext>>;

export async function loadRefundContext(
  sql: Sql,
  order: Pick<PaymentOrder, 'companyId' | 'meetingTypeId' | 'hostIds'>,
): Promise<RefundContext | undefined> {
  const [row] = await sql.query({
    name: 'refund-context',
    text: `select mt.name as title, mt.duration_minutes as "durationMinutes",
        case when c.erases_at is null then
          case when mt.team_id is not null then '/team/' else '/' end || coalesce(d.slug, '') || '/' || mt.slug
          end as "bookingPath",
        json_build_object('name', c.name, 'logo', (select l.picture from company_logo l where l.company_id = c.id), 'primaryColor', c.primary_color,
          'useBrandStyling', c.use_brand_styling, 'personalizedBranding', c.personalized_branding,
          'hideKalendsBranding', c.hide_kalends_branding, 'imprintLink', coalesce(c.imprint_link, (select imprint_url from instance)),
          'dataPolicyLink', coalesce(c.data_policy_link, (select privacy_url from instance)), 'showDataPolicyLink', c.show_data_policy_link) as company,
        coalesce((select json_agg(json_build_object('firstname', h.firstname, 'lastname', h.lastname,
            'email', h.email, 'language', h.language, 'timeZone', h.time_zone)
            order by array_position($3::uuid[], h.id))
          from host h where h.company_id = mt.company_id and h.id = any($3::uuid[])), '[]') as hosts
      from meeting_type mt
      join company c on c.id = mt.company_id
      left join slug_directory d on d.company_id = mt.company_id
        and d.target_id = coalesce(mt.team_id, mt.owner_host_id) and d.is_current
      where mt.company_id = $1 and mt.id = $2`,
    values: [order.companyId, order.meetingTypeId, order.hostIds],
    row: refundContext,
  });
  return row;
}
