/** Who changed an appointment; `nobody` where time itself did. */
export const CHANGE_MAKERS = ['attendee', 'host', 'nobody'] as const;
export type ChangeMaker = (typeof CHANGE_MAKERS)[number];

/** One line of an appointment's history. */
export type AppointmentChange =
  | { readonly kind: 'booked' | 'picked' | 'recorded' | 'asked' | 'confirmed' | 'expired' }
  | { readonly kind: 'cancelled' | 'declined'; readonly reason: string | null }
  | { readonly kind: 'moved'; readonly fromIso: string; readonly toIso: string }
  | { readonly kind: 'handed-over'; readonly fromHostId: string; readonly toHostId: string }
  | { readonly kind: 'guest-added'; readonly email: string }
  | { readonly kind: 'no-show'; readonly noShow: boolean }
  | { readonly kind: 'noted' };
