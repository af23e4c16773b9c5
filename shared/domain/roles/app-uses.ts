/**
 * What a connected app may do in somebody's name, as the page that asks for their consent lists it. Each
 * endpoint that apps may call says by `byApp` which of these it is for; no other is open to them.
 */
export const APP_USES = ['account', 'day', 'answer', 'links', 'propose', 'card'] as const;
export type AppUse = (typeof APP_USES)[number];
