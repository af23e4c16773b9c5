import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** @throws Refusal `sign-up-closed` where the operator lets nobody make a page of their own. */
export function checkOpen({ takesSignUps }: Pick<Services, 'takesSignUps'>): void {
  if (!takesSignUps) refuse('sign-up-closed', 'Signing up is switched off here');
}
