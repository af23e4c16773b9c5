/**
 * What better-auth writes into its log and answers otherwise: a sign-out that was not done as done, a
 * session that could not be read as a fault of ours. It is thrown instead, for the caller to answer.
 */
export function throwUntold(_level: string, message: string, ...told: readonly unknown[]): never {
  throw told.find((each) => each instanceof Error) ?? new Error(message);
}
