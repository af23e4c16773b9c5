CREATE TABLE "conference_connection" (
	"company_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"meeting_link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conference_connection_company_id_host_id_provider_pk" PRIMARY KEY("company_id","host_id","provider"),
	CONSTRAINT "conference_connection_link_is_https" CHECK ("conference_connection"."meeting_link" ~* '^https://[^/[:space:]]')
);
--> statement-breakpoint
ALTER TABLE "conference_connection" ADD CONSTRAINT "conference_connection_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;