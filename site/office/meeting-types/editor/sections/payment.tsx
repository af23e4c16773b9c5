import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { Row, Section } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';

/** What it costs, and what becomes of the money. */
export function Payment({ editor }: { readonly editor: Editor<'payment'> }) {
  const t = useTexts('editor');
  const { values, choices, type, choose, leave, problemAt } = editor;
  const { payment } = values;
  const [first] = choices.paymentProviders;
  if (first === undefined && !payment.enable) {
    return (
      <Section id="payment">
        <p className="text-pretty text-soft text-sm">{t('payment.closed')}</p>
      </Section>
    );
  }
  const provider =
    payment.provider === 'none' ? (first?.id ?? PAYMENT_PROVIDERS[0]) : payment.provider;
  const isKnown = choices.paymentProviders.some(({ id }) => id === provider);
  const options = choices.paymentProviders.map(({ id, name }) => ({ value: id, label: name }));
  const { refundPolicy } = payment;
  return (
    <Section id="payment">
      <SwitchField
        label={t('payment.enable')}
        isOn={payment.enable}
        onSwitch={(enable) => choose('payment', { ...payment, enable, provider })}
      />
      {payment.enable && (
        <>
          <SelectControl
            label={t('payment.provider')}
            value={provider}
            options={isKnown ? options : [...options, { value: provider, label: provider }]}
            problem={problemAt('payment.provider')}
            onChoose={(now) => choose('payment', { ...payment, provider: now })}
          />
          <Row>
            <NumberControl
              label={t('payment.price')}
              value={payment.price}
              problem={problemAt('payment.price')}
              onType={(price) => type('payment', { ...payment, price: price ?? 0 })}
              onLeave={() => leave('payment')}
            />
            <SelectControl
              label={t('payment.currency')}
              value={payment.currency}
              options={CURRENCIES.map((value) => ({ value, label: value }))}
              onChoose={(currency) => choose('payment', { ...payment, currency })}
            />
            <TextControl
              label={t('payment.suffix')}
              isOptional
              value={payment.suffix}
              problem={problemAt('payment.suffix')}
              onType={(suffix) => type('payment', { ...payment, suffix })}
              onLeave={() => leave('payment')}
            />
          </Row>
          <TextControl
            label={t('payment.terms')}
            kind="lines"
            isOptional
            value={payment.paymentTerms}
            problem={problemAt('payment.paymentTerms')}
            onType={(paymentTerms) => type('payment', { ...payment, paymentTerms })}
            onLeave={() => leave('payment')}
          />
          <Row>
            <SelectControl
              label={t('refund.label')}
              value={refundPolicy.kind}
              options={[
                { value: 'full', label: t('refund.full') },
                { value: 'until', label: t('refund.until') },
                { value: 'none', label: t('refund.none') },
              ]}
              onChoose={(kind) =>
                choose('payment', {
                  ...payment,
                  refundPolicy: kind === 'until' ? { kind, hours: 24 } : { kind },
                })
              }
            />
            {refundPolicy.kind === 'until' && (
              <NumberControl
                label={t('refund.before')}
                unit={t('units.hours')}
                value={refundPolicy.hours}
                problem={problemAt('payment.refundPolicy.hours')}
                onType={(hours) =>
                  type('payment', {
                    ...payment,
                    refundPolicy: { kind: 'until', hours: hours ?? 0 },
                  })
                }
                onLeave={() => leave('payment')}
              />
            )}
          </Row>
        </>
      )}
    </Section>
  );
}
