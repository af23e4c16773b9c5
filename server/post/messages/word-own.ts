import type { Sql } from '#server/platform/db/database.ts';
import type { Message, MessageKind } from '#server/platform/kernel/message.ts';
import { describeOwnTexts } from '#server/post/email-template/describe-own-texts.ts';
import { isLanguage } from '#shared/domain/languages.ts';
import { EMAIL_TEMPLATE_IDS, type EmailTemplateId } from '#shared/domain/mails/email-templates.ts';

/** Messages with what their company says in them itself, each in its reader's language. */
export async function wordOwn(
  sql: Sql,
  companyId: string,
  messages: readonly Message[],
): Promise<readonly Message[]> {
  const kinds = [...new Set(messages.map(({ kind }) => kind))].filter(isTemplate);
  if (kinds.length === 0) return messages;
  const own = await describeOwnTexts(sql, companyId, kinds);
  return messages.map((message) => {
    const { language } = message.recipient;
    const text =
      isTemplate(message.kind) && isLanguage(language)
        ? own.get(message.kind)?.[language]
        : undefined;
    return text ? { ...message, own: text } : message;
  });
}

function isTemplate(kind: MessageKind): kind is EmailTemplateId {
  return (EMAIL_TEMPLATE_IDS as readonly string[]).includes(kind);
}
