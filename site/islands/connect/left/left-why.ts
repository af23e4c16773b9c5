import type { WhyOver } from '#shared/domain/connect/protocol.ts';

/** Why somebody is not in the room any more: they left, or what the server said as it closed the line. */
export type LeftWhy = 'left' | WhyOver;
