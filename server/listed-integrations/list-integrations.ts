import { integrations } from '#server/integrations/registry.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { ListedIntegration } from '#shared/api/integration.ts';

/** Every integration of the registry: whether this server has it, what it lacks, where it is called. */
export function listIntegrations({
  configured,
  publicUrl,
}: Pick<Services, 'configured' | 'publicUrl'>): ListedIntegration[] {
  return Object.values(integrations).map(({ id, name, kinds, needed }) => {
    const isConfigured = configured.has(id);
    return {
      id,
      name,
      kinds: [...kinds],
      isConfigured,
      // What is set by halves stops the start: without one of them there is none.
      missing: isConfigured ? [] : [...needed],
      webhookUrl: kinds.includes('payment') ? `${publicUrl}/api/webhooks/${id}` : null,
    };
  });
}
