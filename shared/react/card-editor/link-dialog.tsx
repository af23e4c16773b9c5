import { type KeyboardEvent, useState } from 'react';
import { MAX_CARD_LINK_LENGTH } from '#shared/domain/card/card-link.ts';
import {
  type CustomLink,
  type CustomLinkFlaw,
  DEFAULT_LINK_ICON,
  findLinkFlaw,
  LINK_ICONS,
  MAX_ICON_LENGTH,
  toKeptLink,
} from '#shared/domain/card/custom-link.ts';
import { CustomLinkLabel } from '#shared/react/card/custom-links.tsx';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface LinkDialogProps {
  /** What it was before; without it a new one is made. */
  readonly former: CustomLink | undefined;
  readonly onSave: (link: CustomLink) => Promise<unknown>;
  readonly onClose: () => void;
}

const empty: CustomLink = { name: '', url: '', icon: DEFAULT_LINK_ICON };

/** A link of one's own (Spec B §2.6): name, address, an emoji, and how it will look. */
export function LinkDialog({ former, onSave, onClose }: LinkDialogProps) {
  const t = useTexts('card-editor');
  const form = useTexts('form');
  const [link, setLink] = useState(former ?? empty);
  const type = (part: Partial<CustomLink>) => setLink({ ...link, ...part });
  const flaw = findLinkFlaw(link);
  const said = flaw && t(`links.flaws.${flaw}`);
  const wrong = flaw && fieldOf(flaw, link);
  return (
    <FormDialog
      title={t(former ? 'links.change' : 'links.new')}
      verb={former ? form('save') : t('links.add')}
      onSave={() => onSave(toKeptLink(link))}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its fields have the keys. */}
      <div className="flex flex-col gap-5" onKeyDown={submitByKey}>
        <TextField
          label={t('links.name')}
          value={link.name}
          flaw={wrong === 'name' ? said : undefined}
          isRequired={false}
          onText={(name) => type({ name })}
        />
        <TextField
          label={t('links.url')}
          kind="url"
          value={link.url}
          maxLength={MAX_CARD_LINK_LENGTH}
          placeholder="https://"
          flaw={wrong === 'url' ? said : undefined}
          isRequired={false}
          onText={(url) => type({ url })}
        />
        <div>
          <TextField
            label={t('links.icon')}
            value={link.icon}
            maxLength={MAX_ICON_LENGTH}
            flaw={wrong === 'icon' ? said : undefined}
            isRequired={false}
            onText={(icon) => type({ icon })}
          />
          <ul aria-label={t('links.presets')} className="mt-2 flex flex-wrap gap-1">
            {LINK_ICONS.map((icon) => (
              <li key={icon}>
                <button
                  type="button"
                  aria-pressed={link.icon === icon}
                  aria-label={t('links.preset', { icon })}
                  onClick={() => type({ icon })}
                  className="size-11 rounded-lg border border-transparent text-lg hover:bg-ink/5 aria-pressed:border-brand-text aria-pressed:bg-brand-soft"
                >
                  {icon}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <figure className="rounded-card bg-sunken p-4">
          <figcaption className="mb-2 text-note text-soft">{t('links.preview')}</figcaption>
          <span className="inline-flex min-h-12 max-w-full items-center rounded-full border border-line bg-surface px-5 font-medium">
            <CustomLinkLabel
              icon={link.icon.trim() || DEFAULT_LINK_ICON}
              name={link.name.trim() || t('links.name')}
            />
          </span>
        </figure>
      </div>
    </FormDialog>
  );
}

/** Spec B §2.6: Ctrl+Enter submits, and on a Mac its own key too. */
function submitByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

function fieldOf(flaw: CustomLinkFlaw, { name }: CustomLink): keyof CustomLink {
  if (flaw === 'icon-too-long') return 'icon';
  if (flaw === 'name-too-long') return 'name';
  return flaw === 'incomplete' && name.trim() === '' ? 'name' : 'url';
}
