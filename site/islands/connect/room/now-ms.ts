/** The room's clock: what ends and what is left is counted from it. */
export const nowMs = (): number => Date.now();
