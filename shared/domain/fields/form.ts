import * as z from 'zod';
import { storedIn } from '#shared/domain/meeting-type/kept-fields.ts';

/** A form as it is stored and shown. */
export const form = z.object(storedIn('form'));

export type FormSettings = z.output<typeof form>;

/**
 * A stored form; what an older one lacks is as plain as it can be.
 * @throws ZodError for what was never a form.
 */
export function parseForm(stored: unknown): FormSettings {
  return form.parse(stored);
}

/** A form that asks for name and e-mail, which every booking needs. */
export const plainForm: FormSettings = parseForm({});
