import { HEX_COLOR } from '#shared/domain/card/card-color.ts';
import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import { toLongHex } from '#shared/react/card-editor/to-long-hex.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import type { Form } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** A colour to be picked or typed; left empty it is the product's own. */
export function ColorField({ form }: { readonly form: Form }) {
  const t = useTexts('branding');
  const { primaryColor } = form.values;
  const isWell = typeof primaryColor === 'string' && HEX_COLOR.test(primaryColor);
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={t('color.picker')}
        value={toLongHex(isWell ? primaryColor : DEFAULT_BRAND_COLOR)}
        onChange={({ target }) => form.change('primaryColor', target.value)}
        className="mt-6.5 h-9 w-14 pointer-coarse:h-11 shrink-0 rounded-lg border border-line-strong bg-surface p-1"
      />
      <div className="min-w-0 grow">
        <FormField
          form={form}
          name="primaryColor"
          label={t('color.hex')}
          hint={t('color.hint')}
          isOptional
        />
      </div>
    </div>
  );
}
