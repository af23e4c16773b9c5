CREATE TABLE "appointment_decision" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"appointment_starts_at" timestamp with time zone NOT NULL,
	"proposed_starts_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "appointment_decision_company_id_appointment_id_host_id_kind_about_pk" PRIMARY KEY("company_id","appointment_id","host_id","kind","about")
);
--> statement-breakpoint
ALTER TABLE "appointment_decision" ADD CONSTRAINT "appointment_decision_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_decision" ADD CONSTRAINT "appointment_decision_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_decision_open" ON "appointment_decision" USING btree ("company_id","host_id") WHERE "appointment_decision"."settled_at" is null;