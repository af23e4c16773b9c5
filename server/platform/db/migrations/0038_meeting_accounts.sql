CREATE TABLE "conference_account" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"account_name" text NOT NULL,
	"credentials" text NOT NULL,
	"refused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conference_account_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "conference_meeting" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"remote_id" text,
	"link" text,
	"content_hash" text,
	"held_by" text,
	"held_until" timestamp with time zone,
	CONSTRAINT "conference_meeting_company_id_appointment_id_host_id_pk" PRIMARY KEY("company_id","appointment_id","host_id")
);
--> statement-breakpoint
ALTER TABLE "conference_connection" ALTER COLUMN "meeting_link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conference_connection" ADD COLUMN "makes_meetings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conference_account" ADD CONSTRAINT "conference_account_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conference_meeting" ADD CONSTRAINT "conference_meeting_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conference_account_of_host" ON "conference_account" USING btree ("company_id","host_id","provider");