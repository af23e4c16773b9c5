import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { formFirstApi } from '#shared/api/form-first.ts';
import { changeContact, createContact } from './keep-contact.ts';

export function formFirstRoutes(
  services: Pick<Services, 'db' | 'clock'>,
): Handlers<typeof formFirstApi> {
  return {
    createFormFirstContact: ({ body }) => createContact(services, body),
    updateFormFirstContact: ({ params, body }) => changeContact(services, params.contactId, body),
  };
}
