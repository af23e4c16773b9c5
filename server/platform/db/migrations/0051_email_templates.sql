CREATE TABLE "email_template" (
	"company_id" uuid NOT NULL,
	"template" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "email_template_company_id_template_pk" PRIMARY KEY("company_id","template")
);
--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;