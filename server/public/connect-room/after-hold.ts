/** Who leads a room, as far as this process knows: it asks just now, it does so itself, or another one does. */
export type Lead = 'asking' | 'ours' | { readonly owner: string };

/** What a process does once it has heard who leads: nothing, begin to lead, or hand its lines to who does. */
export type AfterHold = 'go-on' | 'open' | { readonly handTo: string };

/**
 * @param holder who the database says leads; undefined where the appointment is no more, so that it is
 * ours to tell those who are in it.
 */
export function afterHold(lead: Lead, holder: string | undefined, us: string): AfterHold {
  const isOurs = holder === undefined || holder === us;
  if (isOurs) return lead === 'ours' ? 'go-on' : 'open';
  const isKnown = typeof lead === 'object' && lead.owner === holder;
  return isKnown ? 'go-on' : { handTo: holder };
}
