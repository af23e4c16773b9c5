import {
  conferencePages,
  type ReturnPage,
  returnPages,
  toReturnUrl,
} from '#server/outside/connections/set-out.ts';
import { integrations } from '#server/outside/integrations/registry.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { ListedIntegration } from '#shared/api/integration.ts';
import { AUTHORISED_CALENDARS } from '#shared/domain/integrations/calendar-providers.ts';
import {
  AUTHORISED_CONFERENCES,
  conferenceIntegrations,
} from '#shared/domain/integrations/conference-providers.ts';
import { connectedBy, type IntegrationKind } from '#shared/domain/integrations/kinds.ts';
import type { Reach } from '#shared/domain/roles/rights.ts';

/**
 * What can be connected. Of a whole company's reach: every integration of the registry, whether this
 * server has it, what it lacks, where it is called. Of one's own: what is set up here and each may connect.
 */
export function listIntegrations(
  { configured, publicUrl }: Pick<Services, 'configured' | 'publicUrl'>,
  reach: Reach,
): ListedIntegration[] {
  const all = Object.values(integrations).map(({ id, name, needed, ...rest }) => {
    const kinds: readonly IntegrationKind[] = rest.kinds;
    const isConfigured = configured.has(id);
    return {
      id,
      name,
      kinds: [...kinds],
      isConfigured,
      // What is set by halves stops the start: without one of them there is none.
      missing: isConfigured ? [] : [...needed],
      webhookUrl: kinds.includes('payment') ? `${publicUrl}/api/webhooks/${id}` : null,
      returnUrls: listReturnPages(id, kinds).map((page) => toReturnUrl(publicUrl, page)),
    };
  });
  return reach === 'company' ? all : all.filter(isForHosts).map(withoutSettings);
}

/** The pages that its kinds lead back to. */
function listReturnPages(id: string, kinds: readonly IntegrationKind[]): ReturnPage[] {
  const calendars = AUTHORISED_CALENDARS.find((each) => each === id);
  const meetings = AUTHORISED_CONFERENCES.filter((each) => conferenceIntegrations[each] === id);
  // One page may lead back from both.
  const pages = new Set<ReturnPage>([
    ...(kinds.includes('signIn') ? (['oauth-redirect'] as const) : []),
    ...(calendars ? [returnPages[calendars]] : []),
    ...meetings.map((each) => conferencePages[each]),
  ]);
  return [...pages];
}

function isForHosts({ kinds, isConfigured }: ListedIntegration): boolean {
  return isConfigured && kinds.some((kind) => connectedBy[kind] === 'host');
}

function withoutSettings(listed: ListedIntegration): ListedIntegration {
  return { ...listed, missing: [], webhookUrl: null, returnUrls: [] };
}
