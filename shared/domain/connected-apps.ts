/** Programs that people let into their account; each is a client of the sign-in by OAuth 2.1. */
export const CONNECTED_APPS = ['kalends-extension'] as const;

/** What it is built for. */
export const EXTENSION_BROWSERS = ['chromium', 'firefox'] as const;
export type ExtensionBrowser = (typeof EXTENSION_BROWSERS)[number];

/** Counts up whenever the extension needs something that servers before did not have. */
export const EXTENSION_DIALECT = 2;

/** The public key of the extension: Chromium derives its id from it, so that its address is stable. */
export const EXTENSION_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAofP/d2k2ReI7oUrs87qFJbBQREZMQosjaKONKNAYFsRV+OciYWyXnUSYVUr8Y4aKVrC6E4nRG/xExsZP5aozWOCldX5INddXy7YIsoszgp63nZslczRIiGfPtgmSnNAZJinJRQly6jqcgZ1exZlDt8IOvUFuMZPXiNiTQWdsQRQYywMBHUuQmio5cY2H4DTpUnydOulQ2NfTcqIEqP+Qk2QN9Mim5gLMO+ip3ndvRatdUOIWMrBhwtryjxRBVY0e2+0CBTo5qfgLwlryaxEXXAG+haEkLX3rzRx9NQn3kIpsX9k5/6GadlysNo5VzJQuJynfBJK/1HID/rBLWOFkfQIDAQAB';

/** As the key says: the first 16 bytes of its SHA-256, with the letters a to p for digits. */
const CHROMIUM_ID = 'pnhbmhliklaigphidigpfeflhcfphfco';

/** Firefox makes the address of SHA-1 of this id. */
export const FIREFOX_ID = 'extension@kalends.app';
const FIREFOX_HASH = 'c624a3c362b88e7108196d55f0e6facf27509263';

/** Where the extension's users write to; who publishes it under another name has one of their own. */
export const SUPPORT_ADDRESS = 'support@kalends.app';

/** Where a code may be sent, letter for letter. Browsers hand over what arrives there to the extension. */
export const REDIRECT_ADDRESSES = [
  `https://${CHROMIUM_ID}.chromiumapp.org/`,
  `https://${FIREFOX_HASH}.extensions.allizom.org/`,
] as const;

/** So long a code can be exchanged. */
export const CODE_SECONDS = 60;
/** So long an access token works; then it is renewed. */
export const ACCESS_SECONDS = 600;
/** So long a session lasts after its app was last there. */
export const APP_SESSION_DAYS = 30;
/** So long a renewal can be asked for again with the token that it was asked for with. */
export const RENEWAL_GRACE_SECONDS = 30;
