import type { company, team } from '#server/platform/db/schema/schema.ts';
import { cornerHosts, cornerMeetingTypes } from './demo-corner.ts';
import { type DemoHost, demoHosts } from './demo-hosts.ts';
import type { DemoMeetingType } from './demo-meeting-type.ts';
import { demoMeetingTypes } from './demo-meeting-types.ts';

/** A company of the demo with all that belongs to it. Its hosts' addresses are `slug@<slug>.test`. */
export interface DemoCompany {
  readonly slug: 'demo' | 'corner';
  readonly columns: Omit<typeof company.$inferInsert, 'id' | 'slug'>;
  readonly hosts: readonly DemoHost[];
  readonly team?: { readonly slug: string } & Pick<
    typeof team.$inferInsert,
    'name' | 'description'
  >;
  readonly meetingTypes: readonly DemoMeetingType[];
}

const studio: DemoCompany = {
  slug: 'demo',
  columns: {
    name: 'Studio Nord',
    tier: 'growth',
    primaryColor: '#0F766E',
    personalizedBranding: true,
    showDataPolicyLink: true,
    dataPolicyLink: 'https://demo.test/privacy',
    imprintLink: 'https://demo.test/imprint',
    reviewUrl: 'https://demo.test/reviews',
  },
  hosts: demoHosts,
  team: { slug: 'studio', name: 'The studio', description: 'Three people, three time zones.' },
  meetingTypes: demoMeetingTypes,
};

/**
 * BASIC tier: its colour and its wish to hide the mark count for nothing (Spec A §6). The ids of
 * third parties are valid in form and nobody's: they make the cookie banner show.
 */
const corner: DemoCompany = {
  slug: 'corner',
  columns: {
    name: 'The Corner',
    tier: 'basic',
    personalizedBranding: false,
    primaryColor: '#9A3412',
    hideKalendsBranding: true,
    showDataPolicyLink: true,
    dataPolicyLink: 'https://corner.test/privacy',
    imprintLink: 'https://corner.test/imprint',
    customLegalText:
      '<p>Lessons that are cancelled less than a day before are charged in full. Coffee is included.</p>',
    googleAnalyticsMeasurementId: 'G-THECORNERDEMO',
    metaPixelId: '000000000000001',
  },
  hosts: cornerHosts,
  meetingTypes: cornerMeetingTypes,
};

export const demoCompanies: readonly DemoCompany[] = [studio, corner];
