/** Spec A §3: what cookies are for. Essential ones are always on. */
export const CONSENT_CATEGORIES = ['essential', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type ConsentPreferences = Readonly<Record<ConsentCategory, boolean>> & {
  readonly essential: true;
};

type ConsentStatus = 'accepted_all' | 'rejected_all' | 'saved_preferences';

/** Spec A §3, cookie consent record, kept in the browser's storage. */
export interface ConsentRecord {
  /** When it was given, ISO 8601. */
  readonly timestamp: string;
  readonly preferences: ConsentPreferences;
  readonly status: ConsentStatus;
}

/** Where the browser keeps the record. */
export const CONSENT_STORAGE_KEY = 'kalends-cookie-consent';

/** One line of the cookie table. Names and providers are the same in every language. */
export interface CookieRow {
  readonly name: string;
  readonly category: ConsentCategory;
  readonly duration: 'session' | 'year' | 'ninety-days';
  readonly provider: string;
}

/** Spec A §3, §9: the cookies that third parties may set. */
export const cookieTable = [
  {
    name: '__stripe_mid, __stripe_sid',
    category: 'essential',
    duration: 'session',
    provider: 'Stripe',
  },
  { name: 'ts, ts_c', category: 'essential', duration: 'session', provider: 'PayPal' },
  { name: '_ga, _ga_*', category: 'analytics', duration: 'year', provider: 'Google Analytics' },
  { name: '_fbp', category: 'marketing', duration: 'ninety-days', provider: 'Meta Pixel' },
] as const satisfies readonly CookieRow[];

const onlyEssential: ConsentPreferences = { essential: true, analytics: false, marketing: false };
const everything: ConsentPreferences = { essential: true, analytics: true, marketing: true };

export type Consent =
  /** Before the storage was read nothing is shown and nothing optional loads. */
  | { readonly step: 'unread' }
  | { readonly step: 'asking' }
  | {
      readonly step: 'customizing';
      readonly chosen: ConsentPreferences;
      /** What holds until something else is saved; none on the first visit. */
      readonly before: ConsentRecord | undefined;
    }
  | { readonly step: 'decided'; readonly record: ConsentRecord };

export type ConsentEvent =
  /** `text` is null where nothing is stored. */
  | { readonly type: 'storage-read'; readonly text: string | null }
  | { readonly type: 'storage-failed'; readonly cause: unknown }
  | { readonly type: 'customize-opened' | 'customize-closed' }
  | {
      readonly type: 'category-toggled';
      readonly category: Exclude<ConsentCategory, 'essential'>;
      readonly isOn: boolean;
    }
  | { readonly type: 'accepted-all' | 'rejected-all' | 'saved'; readonly nowIso: string };

export type ConsentEffect =
  | { readonly type: 'store-record'; readonly record: ConsentRecord }
  /** Spec A §4: acceptance is propagated; what was loaded before has to stop when it is withdrawn. */
  | { readonly type: 'apply'; readonly preferences: ConsentPreferences }
  | { readonly type: 'log-storage-error'; readonly cause: unknown };

type Step = readonly [Consent, readonly ConsentEffect[]];

export const initial: Consent = { step: 'unread' };

/** Spec A §4, cookie consent. Events out of place change nothing. */
export function transition(state: Consent, event: ConsentEvent): Step {
  switch (event.type) {
    case 'storage-read':
      return state.step === 'unread' ? read(event.text) : [state, []];
    case 'storage-failed':
      // Spec A §8: cookie storage errors are logged and the banner is shown.
      return [
        state.step === 'unread' ? { step: 'asking' } : state,
        [{ type: 'log-storage-error', cause: event.cause }],
      ];
    case 'customize-opened':
      return [customize(state), []];
    case 'customize-closed':
      return [close(state), []];
    case 'category-toggled':
      if (state.step !== 'customizing') return [state, []];
      return [{ ...state, chosen: { ...state.chosen, [event.category]: event.isOn } }, []];
    case 'accepted-all':
      return decide(state, { status: 'accepted_all', preferences: everything }, event.nowIso);
    case 'rejected-all':
      return decide(state, { status: 'rejected_all', preferences: onlyEssential }, event.nowIso);
    case 'saved':
      if (state.step !== 'customizing') return [state, []];
      return decide(
        state,
        { status: 'saved_preferences', preferences: state.chosen },
        event.nowIso,
      );
  }
}

/** Whether the banner is shown: until something was decided. */
export function isAsked(state: Consent): boolean {
  return state.step === 'asking' || (state.step === 'customizing' && state.before === undefined);
}

/** What may be loaded now; nothing but the essential before a decision. */
export function allowedBy(state: Consent): ConsentPreferences {
  if (state.step === 'decided') return state.record.preferences;
  return (state.step === 'customizing' && state.before?.preferences) || onlyEssential;
}

/** The stored record, or undefined where the text is not one. */
export function parseConsentRecord(text: string): ConsentRecord | undefined {
  const value = parseJson(text);
  if (!isObject(value) || !isObject(value.preferences)) return undefined;
  const { timestamp, status, preferences } = value;
  const { analytics, marketing } = preferences;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return undefined;
  if (!isStatus(status)) return undefined;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return undefined;
  return { timestamp, status, preferences: { essential: true, analytics, marketing } };
}

/** Spec A §5: a Meta pixel id must be all digits, else it is not initialised. */
export function isMetaPixelId(id: string | null): id is string {
  return id !== null && /^\d{1,20}$/.test(id);
}

/** A Google Analytics measurement id: `G-ABC123DEF4 → true`. */
export function isAnalyticsId(id: string | null): id is string {
  return id !== null && /^G-[A-Z\d]{4,20}$/.test(id);
}

function read(text: string | null): Step {
  const record = text === null ? undefined : parseConsentRecord(text);
  if (!record) return [{ step: 'asking' }, []];
  return [{ step: 'decided', record }, [{ type: 'apply', preferences: record.preferences }]];
}

function customize(state: Consent): Consent {
  if (state.step === 'customizing' || state.step === 'unread') return state;
  const before = state.step === 'decided' ? state.record : undefined;
  return { step: 'customizing', chosen: before?.preferences ?? onlyEssential, before };
}

function close(state: Consent): Consent {
  if (state.step !== 'customizing') return state;
  return state.before ? { step: 'decided', record: state.before } : { step: 'asking' };
}

function decide(
  state: Consent,
  decision: Omit<ConsentRecord, 'timestamp'>,
  timestamp: string,
): Step {
  if (state.step === 'unread') return [state, []];
  const record = { timestamp, ...decision };
  return [
    { step: 'decided', record },
    [
      { type: 'store-record', record },
      { type: 'apply', preferences: record.preferences },
    ],
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isStatus(value: unknown): value is ConsentStatus {
  return value === 'accepted_all' || value === 'rejected_all' || value === 'saved_preferences';
}
