/** The result of `work`, or `otherwise` where it fails or takes longer than `ms`. Never throws. */
export async function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(otherwise), ms);
  try {
    return await Promise.race([work.catch(() => otherwise), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
