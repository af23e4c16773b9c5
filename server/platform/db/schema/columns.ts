import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, whatever the zone it is said in. */
export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();
