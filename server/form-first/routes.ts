import type { Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import type * as api from '#shared/api/form-first.ts';
import { changeContact, createContact } from './keep-contact.ts';

interface FormFirstRoutes {
  readonly createFormFirstContact: Handler<typeof api.createFormFirstContact>;
  readonly updateFormFirstContact: Handler<typeof api.updateFormFirstContact>;
}

export function formFirstRoutes(services: Pick<Services, 'db' | 'clock'>): FormFirstRoutes {
  return {
    createFormFirstContact: ({ body }) => createContact(services, body),
    updateFormFirstContact: ({ params, body }) => changeContact(services, params.contactId, body),
  };
}
