import type * as z from 'zod';
import { CalendarFault, toUnread } from './calendar-fault.ts';

/** The JSON of a response, as a schema has it. @throws CalendarFault, which names places and no values. */
export async function readJson<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await toJson(response));
  if (read.success) return read.data;
  const places = read.error.issues.slice(0, 5).map(({ path }) => path.join('.'));
  throw new CalendarFault('answer-not-understood', `says something else at ${places.join(', ')}`);
}

async function toJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw toUnread(error);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new CalendarFault('answer-not-understood', 'is no JSON');
  }
}
