/** How a host looks through appointments: each is in one of these lists at a time. */
export const APPOINTMENT_TABS = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
export type AppointmentTab = (typeof APPOINTMENT_TABS)[number];
