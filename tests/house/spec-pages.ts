/**
 * Pages of the specification for those who are signed in or come back from elsewhere, `{product}`
 * written out, whether they are built or not.
 */
export const specPages: readonly string[] = `
  /connect/{roomId} /connect/{roomId}/left /connect/{roomId}/join
  /confirm-invite /onboarding /oauth-redirect /gofed /msfed /fafed /sso/{provider} /invite
  /admin /admin/dashboard /admin/general /admin/emails /admin/branding /admin/permissions /admin/privacy
  /admin/languages /admin/teams /admin/analytics /admin/groups /admin/groups/{groupId}
  /admin/structure /admin/subscription /admin/team /admin/email-templates
  /admin/email-templates/{templateId} /admin/api-docs /admin/dev-docs /admin/rewards
  /admin/meeting-type-templates /admin/meeting-type-templates/new
  /admin/meeting-type-templates/edit/{templateId} /admin/meeting-type-templates/assign/{templateId}
  /admin/custom-domains /admin/api-keys
  /dashboard /calendar /profile /support /learn /deal-space /deal-space/{dealSpaceId}
  /deal-space/analytic/{dealSpaceId} /playbook /data-fields /booking-links /business-cards
  /manage-business-cards /kalends-integration /backgrounds /signatures /availability
  /availability/{availabilityId} /appointments /appointments/{appointmentId} /content /reviews
  /reviews/submit /showcase-hubs /showcase/{showcaseId} /notifications /propose /new /meeting-types
  /meeting-types/edit/{meetingTypeId} /routing-forms /routing-forms/edit/{formId} /workflows
  /workflows/edit/{reminderId} /contacts /contacts/bookmarked /contacts/unsubmitted /news
  /integrations /settings/calgent /polls /poll/create /poll/{pollId} /team-pages /funnels
  /selection-pages /extension/instant
  /google /outlook /exchange-teams /exchange-teams2 /zoom /stripe /webex/authorize /whereby
  /oauth2/hubspot /oauth2/klicktipp /oauth2/pipedrive /oauth2/salesforce /oauth2/linkando
  /oauth2/stripe-feature /oauth2/paypal-feature /oauth2/aircall /oauth2/smart-we
  /integrations/slack/callback /integrations/slack/settings
`
  .trim()
  .split(/\s+/);
