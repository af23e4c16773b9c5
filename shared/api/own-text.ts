import * as z from 'zod';
import { MAX_OWN_SUBJECT, MAX_OWN_TEXT } from '#shared/domain/own-text-lengths.ts';
import { findUnknown } from '#shared/domain/reminder/placeholders.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { plainText } from './schemas.ts';

const hasKnownNames = (text: string) => findUnknown(text).length === 0;
const unknownName = { error: 'Names something that is not known' };

/** Words of a company's own for an email. */
export const ownText: z.ZodType<OwnText, OwnText> = z.object({
  subject: plainText.trim().max(MAX_OWN_SUBJECT).refine(hasKnownNames, unknownName).nullable(),
  text: plainText.trim().max(MAX_OWN_TEXT).refine(hasKnownNames, unknownName).nullable(),
});
