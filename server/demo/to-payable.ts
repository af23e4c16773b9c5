import type { Config } from '#server/config.ts';
import type { DemoCompany } from './demo-companies.ts';

/** The demo is paid by card, or by wallet where that alone is configured. */
export function toPayable(
  demo: DemoCompany,
  { stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>,
): DemoCompany {
  if (stripe || !paypal) return demo;
  const meetingTypes = demo.meetingTypes.map((each) => {
    const { settings } = each;
    if (!settings.payment.enable) return each;
    const payment = { ...settings.payment, provider: 'paypal' as const };
    return { ...each, settings: { ...settings, payment } };
  });
  return { ...demo, meetingTypes };
}
