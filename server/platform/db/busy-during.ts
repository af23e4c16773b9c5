/**
 * A condition, as SQL, on a host's rows of `busy_time`, here named `b`: what of their time a range takes. What
 * begins before another and ends after a third is found by no order of either; `busy_time_during` keeps them by
 * both, so that of ten thousand events those of a month alone are read.
 */
export const busyDuring = (range: string): string =>
  `tstzrange(b.starts_at, greatest(b.starts_at, b.ends_at)) && ${range}`;

/** The same between two times; between none where the later comes first, which is no range. */
export const busyBetween = (since: string, until: string): string =>
  busyDuring(`tstzrange(least(${since}, ${until}), ${until})`);
