ALTER TABLE "company" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_website_is_https" CHECK ("company"."website" ~* '^https://[^/[:space:]]');