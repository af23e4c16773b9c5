/** What a `payment_order` was asked for, without who asked and where they wanted to be met. */
export const WITHOUT_WHO_PAID = `jsonb_set(request, '{attendee}', '{"email": "", "timezone": "UTC"}') - 'location'`;
