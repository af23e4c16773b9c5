/** A service with calendars by CalDAV, as the form that connects one offers it. */
interface CalDavService {
  readonly id: string;
  /** What it calls itself. */
  readonly name: string;
  /** Its server; null where everyone gives the address of their own. */
  readonly address: string | null;
  /** Where it says how one gets a password for an app; null where there is no such place. */
  readonly passwordHelpUrl: string | null;
}

/** The services that are offered by name, and any other by an address or a mail address. */
export const calDavServices = [
  {
    id: 'icloud',
    name: 'iCloud',
    address: 'https://caldav.icloud.com',
    passwordHelpUrl: 'https://support.apple.com/102654',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    address: 'https://caldav.fastmail.com',
    passwordHelpUrl: 'https://www.fastmail.help/hc/en-us/articles/360058752854',
  },
  {
    id: 'mailbox',
    name: 'mailbox.org',
    address: 'https://dav.mailbox.org',
    passwordHelpUrl:
      'https://kb.mailbox.org/en/private/security-and-privacy/application-passwords-for-external-programs',
  },
  {
    id: 'nextcloud',
    name: 'Nextcloud',
    address: null,
    passwordHelpUrl:
      'https://docs.nextcloud.com/server/stable/user_manual/en/session_management.html#managing-devices',
  },
  { id: 'other', name: 'CalDAV', address: null, passwordHelpUrl: null },
] as const satisfies readonly CalDavService[];
