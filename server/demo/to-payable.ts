import type { ConfiguredIntegrations } from '#server/outside/integrations/registry.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import type { DemoCompany } from './demo-companies.ts';

/** The demo is paid with whoever is configured, the first of them; as it stands where nobody is. */
export function toPayable(demo: DemoCompany, configured: ConfiguredIntegrations): DemoCompany {
  const provider = PAYMENT_PROVIDERS.find((name) => configured[name] !== undefined);
  if (!provider) return demo;
  const meetingTypes = demo.meetingTypes.map((each) => {
    const { settings } = each;
    if (!settings.payment.enable) return each;
    return { ...each, settings: { ...settings, payment: { ...settings.payment, provider } } };
  });
  return { ...demo, meetingTypes };
}
