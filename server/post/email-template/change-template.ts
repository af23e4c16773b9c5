import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { TemplateChange } from '#shared/api/email-template.ts';
import type { Session } from '#shared/api/session.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { EmailTemplateId } from '#shared/domain/mails/email-templates.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { keepTexts, lockTemplate } from './store.ts';

/**
 * Changes what an email says in the languages that are named, from the next one on.
 * @throws Refusal `changed-meanwhile`.
 */
export function changeTemplate(
  { db }: Pick<Services, 'db'>,
  { companyId }: Session,
  template: EmailTemplateId,
  { was = {}, ...change }: TemplateChange,
): Promise<{ saved: true }> {
  return db.transaction(async (tx) => {
    const kept = await lockTemplate(tx, companyId, template);
    const named = LANGUAGES.filter((each) => change[each] !== undefined);
    if (named.some((each) => was[each] !== undefined && isOther(kept[each], was[each]))) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    const texts = { ...kept };
    for (const each of named) {
      const own = change[each];
      if (own && !isEmpty(own)) texts[each] = own;
      else delete texts[each];
    }
    await keepTexts(tx, companyId, { template, texts });
    return { saved: true };
  });
}

const nothing: OwnText = { subject: null, text: null };

function isOther(kept: OwnText | undefined, was: OwnText | null): boolean {
  return hasChanged<OwnText>(kept ?? nothing, was ?? nothing);
}

function isEmpty({ subject, text }: OwnText): boolean {
  return !subject && !text;
}
