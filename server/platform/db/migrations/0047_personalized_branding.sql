ALTER TABLE "company" ALTER COLUMN "personalized_branding" SET DEFAULT true;--> statement-breakpoint
-- Nothing could give it to a company before: who runs a server has it.
UPDATE "company" SET "personalized_branding" = true WHERE NOT "personalized_branding";
