/**
 * First path segments that no user may take as a slug: every page of the product, built or
 * planned, the shells that static hosts serve, and names that would mislead a visitor.
 */
const words = [
  // Served beside the pages.
  'api metrics _astro assets static public uploads videos integrations host-page office',
  // Public pages and sign-in (Spec A §2, Spec B §2.4).
  's cancel forget-me optin host-confirmation reschedule unqualified appointment order team meeting',
  'form f connect login signup confirm-invite onboarding oauth-redirect gofed msfed fafed sso invite',
  // Company administration and the signed-in user's pages (Spec B §2.1, §2.2).
  'admin dashboard calendar profile support learn deal-space playbook data-fields booking-links',
  'business-cards manage-business-cards kalends-integration backgrounds signatures availability',
  'appointments content reviews showcase-hubs showcase notifications propose new meeting-types',
  'routing-forms workflows contacts news settings polls poll team-pages funnels selection-pages',
  'extension',
  'out-of-office unsubscribe',
  // Returns from an external authorisation (Spec B §2.3).
  'google outlook exchange-teams exchange-teams2 zoom stripe webex whereby oauth2',
  // Names that would pass for the product itself.
  'about account admins auth billing booking bookings card help home kalends legal logout me pricing',
  'privacy register root security sign-in sign-up status terms user users www 404',
];

export const reservedSlugs: ReadonlySet<string> = new Set(words.join(' ').split(' '));

/**
 * Pages that every site has by law, under their names in our languages: a visitor takes what stands there
 * for the product's own. They lead to no page of ours, so who has one from before keeps it.
 */
const withheld =
  'imprint impressum data-policy data-protection datenschutz agb cookies terms-of-service';

const withheldSlugs: ReadonlySet<string> = new Set(withheld.split(' '));

/** Whether nobody may take `slug` any more, in any case: what is reserved, and `Imprint → true`. */
export function isWithheldSlug(slug: string): boolean {
  return isReservedSlug(slug) || withheldSlugs.has(slug.toLowerCase());
}

/** Whether `slug` is taken by the product, in any case: `Admin → true`, `ada → false`. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug.toLowerCase());
}
