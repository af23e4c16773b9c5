CREATE TABLE "connect_chat_line" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"line_id" text NOT NULL,
	"person_id" text NOT NULL,
	"attendee_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connect_chat_line_company_id_appointment_id_seq_pk" PRIMARY KEY("company_id","appointment_id","seq")
);
--> statement-breakpoint
CREATE TABLE "connect_room" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"admitted" text[] NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connect_room_company_id_appointment_id_pk" PRIMARY KEY("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "connect_chat_line" ADD CONSTRAINT "connect_chat_line_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_room" ADD CONSTRAINT "connect_room_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connect_chat_line_said_at_index" ON "connect_chat_line" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "connect_room_closes_at_index" ON "connect_room" USING btree ("closes_at");