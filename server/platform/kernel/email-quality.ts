/** What an e-mail address is judged by; each may throw when it cannot tell. */
export interface EmailQualityPorts {
  readonly isDisposable: (domain: string) => Promise<boolean>;
  /** Whether a domain exists and has a server that takes mail. */
  readonly takesMail: (domain: string) => Promise<boolean>;
}
