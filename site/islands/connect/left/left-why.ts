import type { Over, WhyOver } from '#shared/domain/connect/protocol.ts';

/** Why somebody is not in the room any more: they left, or what the server said as it closed the line. */
export type LeftWhy = 'left' | WhyOver;

/** The same with all that is known of it. */
export type Leaving = { readonly why: 'left' } | Over;
