/** Made by tools/distress/weigh-words.ts. */
export const WORD_POINTS = `
* -15
=1 =year 4
=1 2
=10 -2
=13 =year 2
=15 5
=16 2
=2 =am -3
=20 =words -2
=20 -2
=2019 -2
=2025 -3
=3 =am -2
=3 3
=30 =paracetamol 2
=30 4
=37 -2
=4 =year -2
=40 =days 2
=40 5
=5 =years -2
=7 -3
=8 =and 3
=9 7
=a =bad 2
=a =botle 2
=a =boy 2
=a =child 6
=a =friend -3
=a =girl 2
=a =goodbye 2
=a =heavy -3
=a =knife 2
=a =litle -3
=a =mockingbird -2
=a =plan 2
=a =rope 2
=a =smal -4
=a =truck 4
=a =voice 4
=a =week 5
=a =wil -2
=aa =jaye 2
=aa 8
=about =money -3
=about =my -4
=about -4
=abuse 13
=ac -4
=acept -2
=aces 5
=acha 2
=acid 2
=acount 2
=acounts 2
=act -8
=active 4
=adhd =test -2
=adiction =centre 3
=adolescent 5
=adult -2
=advice -5
=after =3 -2
=after =40 2
=after =c 2
=after =death -4
=after =finding 2
=after =her -3
=after =i -3
=after =my 4
=after =retirement -3
=after =spraying 4
=after =the -3
=after =today 2
=after =two -3
=after 3
=again =after 2
=again =i 2
=again =today 3
=again 8
=age -5
=ago 5
=aid 2
=air -3
=akelapan -3
=akele 2
=al =his -4
=al =my 2
=al =the -6
=al 10
=alcohol =withdrawal 6
=alcohol 5
=alcoholic 2
=alive 6
=alone =in 2
=alone -2
=alprazolam 5
=already 4
=also =a 2
=aluminium =phosphide 4
=aluminium 4
=alvida 2
=always -2
=am =breastfeeding 2
=am =gay -4
=am =gone 2
=am =old -2
=am =scared 2
=am 3
=ama =was -2
=amas -3
=ambulance 3
=amitriptyline 4
=an =hour 6
=an =old -2
=an 4
=anand -2
=and =a 4
=and =beat 2
=and =canot 2
=and =cant 2
=and =cried -4
=and =die 3
=and =he -3
=and =i -7
=and =im -4
=and =it -2
=and =my 2
=and =no 2
=and =not 4
=and =pils 3
=and =rest -3
=and =said 4
=and =says 2
=and =she -2
=and =stil 2
=and =switched 3
=and =takes 4
=and =the 3
=and =trial -3
=and =wrote 2
=and 6
=andar -2
=angry -5
=aniversary -5
=another -4
=any =more 2
=any 3
=anymore 6
=anyone 2
=anyway 3
=ap 2
=apointment -3
=apoptosis -2
=are =kiling -4
=are -2
=arived 2
=arm =with 2
=arm 5
=arms 2
=article -3
=arts -2
=as =a 2
=ask =daily -3
=ask -3
=asking =for 4
=asking 5
=asks -2
=asleep -5
=at =a 2
=at =al 3
=at =home 8
=at =me 2
=at =night -2
=at =the 2
=at =work -2
=at -3
=ate =my -2
=ate =rat 3
=ate =too -2
=atempt =hanging 3
=atempt 9
=atempted =suicide 2
=atempted 5
=audio =for -2
=audio -2
=audit -4
=aunty -5
=auto -4
=awake -2
=awarenes 4
=away =and 2
=away =old -4
=away -3
=baba 2
=baby =drank -3
=baby =swalowed 4
=babys 2
=bache -3
=back =from 2
=back =pain -4
=back =to -2
=bal -4
=balance -4
=balcony 2
=banaya -4
=band -2
=bank 3
=bare -3
=bas 10
=batch -3
=batery -2
=bathroom 2
=be =angry -7
=be =dead 2
=be =hapier 2
=be =here 3
=be =on -3
=be =over 4
=be =the -2
=be 7
=beat =me 3
=beat =the -3
=beat 2
=beaten 5
=beating -2
=beats =the 2
=beats 4
=because =of 2
=because 5
=bed 2
=beer -2
=before =the 2
=before -4
=being =gay 3
=being 9
=believe -2
=belt 4
=benefits -2
=best =friend -2
=best -5
=beter =of 6
=beter =without 2
=beter 6
=beting =ap 2
=beting =lost 3
=beting 7
=between -4
=bidi 5
=bike =keys 2
=bike 2
=birds -3
=birth =to 3
=birth 7
=biryani -3
=bites =nails -2
=bites -2
=blackmailing =me 2
=blackmailing 2
=blade 7
=bled 2
=bleed 4
=bleeding 2
=blood -4
=blues =how -2
=blues -2
=board -5
=body 3
=bolworm -2
=book -7
=booked 3
=bored =of -5
=bored -7
=born 5
=bos -6
=both -2
=botle =and 2
=botle =near 2
=botle 7
=bought -2
=boy =in 3
=boy 8
=boyfriend 7
=boys 4
=bp =tablets 2
=breakup -4
=breast -2
=breastfeeding -5
=breathing =exercise -3
=brick =kiln 3
=brick 3
=bridge =for 5
=bridge 9
=bring -2
=broke =my 2
=broken -7
=brother =in 2
=brother =is 4
=brother 5
=brothers =beat 2
=brothers 2
=brought =by 3
=brought 4
=brown =sugar 2
=brown 2
=bruises 5
=bucket -5
=building -3
=burden =of -2
=burn 3
=burning =my 2
=burning 3
=burnout -4
=burns 7
=burnt =the -6
=burnt -6
=but -6
=by =her 2
=by =husband 2
=by =mistake 2
=by =stepfather 4
=by =the -2
=by 7
=bye =forever 2
=bye 3
=c 5
=cafeine -2
=cal =recorded 3
=cal -5
=caled -8
=caling 3
=came =back 3
=came =out -3
=came -3
=camp 2
=camphor 8
=can =i -12
=cancer =patient 2
=canot =see 2
=canot =stop 4
=canot 7
=cant =do 4
=cant =focus -3
=cant =sleep -4
=cant =stop 6
=cant 10
=canteen =rum 2
=canteen -3
=cantonment -3
=car =and 2
=car 2
=card -2
=care =of 2
=case 7
=cast -4
=ceiling =fan 2
=ceiling 2
=cel =death -2
=cel -4
=celphos =tablet 4
=celphos 4
=centre =near 5
=centre 12
=certificate -3
=chahiye 3
=chai -4
=chair -3
=change =my -3
=change -2
=chapter -6
=chart -2
=chat =pe -3
=chat -6
=chats 2
=cheap -2
=cheer -2
=chemistry -5
=chemsex 4
=ches -5
=chew =tobaco 4
=chew 4
=chewing -3
=child =labour -3
=child =mariage 3
=children 6
=chili -2
=chita 5
=chod =du 3
=chod 2
=chokes =me 3
=chokes 3
=chuke -4
=cigarete 4
=citizen -2
=city -4
=claim -3
=claped -2
=clas =10 -2
=clas =9 3
=clas -6
=cleaned =the -2
=cleaned -4
=cleaner 5
=clear 2
=cleared -2
=client =discloses 3
=client =reports 2
=client =says 2
=client =wants -4
=client 9
=clinic 5
=close 2
=closed 5
=clothes -2
=club -2
=co -3
=cofee -4
=cold -2
=coleague =is -2
=coleague 4
=colege -2
=comand =halucinations 3
=comand 3
=come =to -3
=comerce -2
=comes =in 2
=comes =on -2
=comes -2
=comit =suicide 2
=comit 2
=compas 2
=competition -4
=compound =ingestion 2
=compound 2
=confidence -3
=contractor 4
=controls =her 4
=controls 4
=cooking -7
=cost -5
=cot 3
=coton 3
=could =kil -3
=could =not -3
=could -7
=counseling -10
=counselor =who -2
=counselor -5
=counselors -2
=country =liquor 3
=country 3
=couple =counseling -2
=course -7
=cousin 5
=cousins -4
=cow -3
=cream -2
=cricket -4
=cried -7
=cries -3
=crush -4
=cry =for 3
=curd -2
=cure 4
=cut =my 2
=cut 4
=cuting =myself 3
=cuting -7
=cutof -2
=cuts =on 6
=cuts 7
=cycle -3
=d 2
=dad =hits 3
=dad 6
=daily =when -3
=daily 5
=dal -2
=dance -5
=dard -4
=dark =and -2
=dark -5
=date =november -2
=date -6
=daughter =got -2
=daughter 6
=day =of -3
=day =poster -3
=day -3
=days =after 2
=days =sober 2
=de =adiction 3
=de 5
=dead =batery -2
=dead =gorgeous -2
=dead =how -3
=dead =space -2
=dead =than 2
=dead =tired -4
=dead -3
=deadiction =bed 3
=deadiction =centre 3
=deadiction 7
=deadline -4
=deal -2
=death =apoptosis -2
=death =is 4
=death =of -5
=debt 2
=deep 5
=definition -5
=delete -3
=dependent 3
=depresion -2
=der -3
=deserve 3
=design -6
=desk 2
=devdas -2
=dialogue -2
=dialogues -2
=diary -3
=did =not -8
=did -12
=die 14
=died -6
=dies -3
=diet -5
=diference =between -4
=diference -6
=diferent 3
=din -4
=diner -2
=dirty =videos 3
=dirty 4
=disapear =forever 3
=disapear 5
=disclosed 4
=discloses 8
=distance -3
=do =i -7
=do =it 4
=do =this 4
=do -2
=doctor 4
=does =it -2
=does =not -3
=does -5
=doesnt =let 2
=doesnt 3
=doing -5
=domestic 6
=done =with -2
=done 2
=dont =see 2
=dont =wake 2
=dont =want 2
=dont 11
=dose =for -3
=dose =of 6
=dose =per -2
=dose -5
=dosto =ke -2
=dosto 8
=down 8
=dowry 6
=drank =kerosene 5
=drank =pesticide 4
=drank =phenyl 3
=drank =the 4
=drank =toilet 3
=drank 12
=drawing -4
=dres -2
=drink 2
=drinking 9
=drinks =ful 2
=drip -2
=driver 4
=drop =dead -2
=drop -4
=droping -2
=drops -3
=drown 3
=drowsy 3
=drug -4
=drugs 6
=drunk 9
=dry -2
=du 7
=due =to -2
=due -4
=dupata 4
=durkheim =theory -3
=durkheim -3
=dying =of -2
=dying =to -7
=dying -7
=early -3
=ears -2
=earth 3
=easier =to 3
=easier 3
=eat =vegetables -3
=eat -7
=eaten 4
=edge 4
=efects -3
=empty -5
=end =her 3
=end =it 3
=end =my 3
=end =of -2
=end =this 3
=ending =explained -2
=ending 4
=enough 7
=esay -4
=even =the -4
=even 5
=ever 3
=every =day 6
=every =night 3
=every =time 2
=every =year -2
=every 8
=everybody 2
=everyone =laughs -2
=everyone 5
=everything 6
=ex 6
=exam -12
=exams -2
=exercise -4
=exercises -3
=exist 5
=existing 8
=exit 2
=explain -2
=explained -4
=extra -2
=eyes 7
=face 4
=factory =season -2
=failed =again 2
=failed 7
=fal -6
=family =name 2
=family =pension -2
=family 3
=fan =and 4
=fan 2
=farewel -6
=farmer 3
=farmers 2
=farming -5
=fast 3
=father =drank 2
=father =says 2
=father 6
=fayde -2
=fed -3
=fee -2
=feel =like 6
=feel =something 3
=feeling =low -5
=feeling =proud -2
=feeling =suicidal 7
=feeling -8
=feels =like 3
=feels -2
=fees -2
=fel =in -3
=fel =on -4
=fel -3
=felt -3
=fentanyl 6
=field -3
=fifteen 4
=fight -2
=fights -5
=film -6
=final 3
=finaly -4
=find 2
=finding 2
=fine -4
=finger =last 2
=finger 2
=finish =my -4
=finished -3
=first =aid 2
=first =sesion -2
=first -9
=five -2
=flat -3
=flight -3
=floor =is 4
=floor 5
=foaming 4
=focus -5
=folow 3
=folows =me 2
=folows 2
=for =a 2
=for =al 4
=for =an 4
=for =car 2
=for =coton 3
=for =ever 2
=for =everything 4
=for =farmers 2
=for =good 3
=for =kids -2
=for =me 7
=for =more 2
=for =newborn -2
=for =one -3
=for =seniors -2
=for =six -3
=for =the 3
=for =tonight 3
=for -8
=forced =me 2
=forced 4
=forces =me 2
=forces 2
=forearm 6
=forever 11
=forget -2
=forgive -2
=forgot =my -3
=forgot -5
=form -6
=format -3
=found 6
=four -3
=fr 4
=free -6
=fresh 3
=friend =is -3
=friend =overdosed 4
=friend =says 2
=friend =sent 4
=friend =took 4
=friend -3
=friendly -2
=friends -4
=from =hostel 3
=from =my -4
=from =the 5
=from 6
=front =of 2
=front 2
=ful =botle 4
=ful =sleeves 2
=ful 2
=funeral -2
=future 4
=gaadi 6
=gaane -3
=gad =7 -2
=gad -2
=galat 4
=gambles 3
=game -4
=games -4
=garba -4
=gas 2
=gave =away 6
=gave =me -3
=gave =my 4
=gay =in 3
=gaye -10
=get =iritated -3
=get =up 2
=get 5
=geting 3
=gets 3
=ghar -6
=ghosted =me -4
=ghosted -4
=gift -3
=girl 10
=gita =chapter -2
=gita -2
=give =me 3
=give =my -2
=give =up 2
=gives -2
=giving =away -4
=giving -2
=glas -2
=go =on 3
=go 9
=goa -3
=goat -2
=god 7
=godown -2
=going =to 3
=going 5
=gone 5
=good -6
=goodbye 9
=gorgeous -2
=got =a -2
=got -8
=govt 2
=grandaughter 3
=grandchildren -4
=grandfather -4
=grandmother 2
=grandson -4
=grief =after -4
=grief -4
=grindr 2
=gripe =water -3
=gripe -3
=grooming =salon -3
=grooming -3
=group -5
=guilty -2
=gun 2
=gyi 6
=gym -2
=habit 3
=had 3
=haha -9
=hair -10
=half -4
=halucinations =to 2
=hand =on 3
=hands =shake 6
=hands 3
=hang =a -3
=hang =from 2
=hang =in -2
=hang =myself 3
=hang =out -2
=hanging =survivor 3
=hapens 3
=hapier 2
=hard -4
=haridwar -3
=harm 11
=harpic 5
=harvest -2
=has =been 3
=has =stoped 2
=has =taken 3
=has 4
=have =a 3
=have =been -3
=have =decided 4
=have =sex 2
=have =to 2
=have 6
=he =came 2
=he =comes -4
=he =does -3
=he =drinks 2
=he =forces 2
=he =ghosted -4
=he =has 2
=he =is 4
=he =keeps 2
=he =left -2
=he =posted 2
=he =said -4
=he =threw 3
=he =wants -3
=he =wil 3
=he 9
=head =on 2
=head 2
=health -2
=hear 2
=hears 4
=heart -5
=heat -4
=heavy -4
=help =my -6
=help 7
=helped -4
=helpline 2
=her =husband 2
=her =life 2
=her =phone 2
=her =weding -3
=her =with 2
=her 10
=here 8
=heroin 6
=herself =after 2
=herself 11
=hi 4
=hide 6
=hides 2
=high =enough 3
=him =to 3
=him =when -2
=him 7
=himself 5
=hindi =me -4
=hindi -3
=his =hand 2
=his =leave -2
=his =service 2
=his =wife -3
=his 6
=hit =and -3
=hit =my 2
=hits =me 6
=hits =other -2
=hits 4
=ho =gaye -3
=ho -2
=home -3
=homesick =in -2
=homesick -6
=homework -6
=honestly 4
=hooked =on 3
=hooked 3
=hope 2
=hoping 4
=hostel =fees 2
=hostel 6
=hot =tea 4
=hot -3
=hour =ago 3
=hour 6
=how =can 2
=how =deep 5
=how =do -5
=how =many 2
=how =much -2
=how =to -12
=how -2
=hua 5
=hui -3
=hum -4
=hung -5
=hurting -3
=hurts 4
=husband =drinks 2
=husband =on -3
=husband =shakes 2
=husband =to -3
=husband =was -2
=husband 12
=i =am 4
=i =ate -6
=i =bring -3
=i =can 4
=i =chew 4
=i =could -3
=i =cut 6
=i =do 3
=i =dont 4
=i =drank 2
=i =eat -3
=i =feel -4
=i =fel -3
=i =gave -2
=i =get -3
=i =go 2
=i =had -2
=i =have 8
=i =hear 2
=i =hope 2
=i =keep 5
=i =kept -3
=i =know 2
=i =looked 3
=i =make 2
=i =mis -6
=i =never -4
=i =only 2
=i =pray 2
=i =said -2
=i =stop 3
=i =take -2
=i =tel -4
=i =think 4
=i =want -15
=i =was 6
=i =wil 4
=i =wish 4
=i =woke 3
=i =wont 5
=i =wory -4
=i 13
=i2th 2
=ideas -6
=if =i 4
=if 9
=im =14 2
=im 11
=imagine 2
=in =a -6
=in =her 2
=in =hindi -2
=in =indore -2
=in =kho -2
=in =law 4
=in =laws 8
=in =my 8
=in =playschool -2
=in =pune 4
=in =sata 2
=in =school 4
=in =tamil -2
=in =the -3
=in =there -2
=in =this 3
=in =vilage -2
=indore -2
=infant 5
=ingested 4
=ingestion 11
=injecting 4
=injection 3
=injury 3
=insects =on 3
=insects 3
=insurance =claim -2
=insurance -2
=interview -7
=into =my -2
=into =the 2
=into 5
=iritated -7
=iron -2
=is =a -2
=is =away -2
=is =blackmailing 2
=is =burning 4
=is =dead -2
=is =empty -5
=is =good -3
=is =high 3
=is =hooked 2
=is =it -12
=is =marying -2
=is =of 2
=is =on 5
=is =ready 5
=is =so 3
=is =talking 3
=is =ten 2
=is =the 6
=is =vomiting 2
=is 2
=it =al 2
=it =at -2
=it =bled 2
=it =i 2
=it =in -4
=it =is -2
=it =normal -4
=it =ok -2
=it 3
=ivy -2
=jaane 2
=jau =to 4
=jau 11
=jaye =to 5
=jaye 9
=jeevan -2
=jewelery 5
=ji -2
=job =and -4
=job -10
=join =my 3
=jokes -3
=journal -3
=journaling =prompts -2
=journaling -3
=jsut 3
=jump =from 2
=jump 8
=jumped -2
=jumping =with 2
=just =now 2
=just 11
=kab -10
=kagaz 4
=kapde -2
=kare -3
=karne -2
=kaun -4
=kaunsa -3
=ke =fayde -2
=ke =gaane -2
=ke -3
=keep =it 2
=keep =looking 2
=keep 7
=keeps =saying 2
=keeps 2
=keetnashak =kab -3
=keetnashak -3
=kehna -3
=kept -3
=kerosene =from 2
=kerosene 7
=keys 2
=kg -3
=kha 8
=khana -2
=khatam 2
=kho =kho -2
=kho -2
=khud 11
=khush =rahenge 4
=khush 4
=kicked 2
=kid -3
=kids =ask -3
=kids =in -3
=kids -3
=kil =a -2
=kil =for -2
=kil =me 2
=kil =my 4
=kil =myself 13
=kil =switch -3
=kil =weeds -2
=kil 5
=kiled =it -2
=kiled =me -3
=kiled -6
=kiler -5
=kiling =herself 4
=kiling =me -4
=kiling =myself 3
=kiling =time -2
=kiling -3
=kiln 3
=kisan -3
=kitne =din -2
=kitne -5
=kitni =der -3
=kitni -3
=kms 5
=knee -2
=knees =are -3
=knew -6
=knife =and -5
=knife -4
=know 4
=kota =factory -2
=kota 2
=labour =esay -2
=labour 3
=lady 4
=laga 4
=land 2
=lap 2
=last =date -3
=last =day -4
=last =night 5
=last =rites -3
=last =time 6
=last =winter -2
=last =year -3
=late -6
=lately -2
=laughing -4
=laughs =at -2
=laughs -2
=laughter -3
=law 4
=laws 8
=le -4
=learned =to -3
=learned -3
=learning -4
=leave =baby -2
=leave =it 7
=leave =my -3
=leave =starts -2
=leave =the -3
=leaves -4
=leaving 2
=left =for -3
=left =me -2
=left =to 5
=left 5
=legal -5
=let =her 5
=let 11
=level -4
=levels -2
=lgbt -2
=library -3
=licence -2
=life =after 2
=life =balance -4
=life =before 3
=life =certificate -2
=life 7
=light -5
=like =boys -3
=like =me -2
=like 4
=limit -4
=line 2
=liquor 6
=list -5
=litle =maid 2
=live =for 4
=live 2
=liver -2
=living 6
=load =on 2
=load 2
=loan 4
=locked =in 4
=locked =me 2
=locked 7
=lol -13
=lonelines -3
=lonely =after -3
=lonely =on -3
=lonely -6
=long -3
=look 8
=looking 4
=looks -3
=lord 5
=lost =everything 3
=lost =job 3
=lost =salary 3
=lost =two -2
=lost 3
=love -9
=low -5
=lungi 10
=lyrics -5
=machine -3
=maharashtra -2
=maid 3
=make =friends -2
=make =him 2
=make 6
=makes -3
=making =me -4
=making -6
=male =client 3
=male 4
=man 9
=many =days -4
=many 3
=mar -2
=marathi -2
=march -4
=maried 4
=marital =rape 6
=marital 6
=market -4
=marks =are 3
=marks 3
=marying -5
=mat -3
=maths =paper -2
=maths -2
=maut =aa 2
=maut 2
=mcq -4
=me =a -4
=me =after -4
=me =and 4
=me =at -4
=me =cry -3
=me =dirty 3
=me =down 2
=me =for 8
=me =from 3
=me =here 3
=me =is 2
=me =lol -4
=me =now 4
=me =of 2
=me =on 2
=me =out 4
=me =since -2
=me =to 4
=me =today -2
=me =up 3
=me =when 4
=me =with 4
=me 11
=meaning =in -2
=meaning -8
=medicines 2
=meditation -3
=meeting 3
=meme -3
=memory -2
=men 3
=mental =health -2
=mental -3
=mere 4
=mes =food -3
=mesage 2
=meth 5
=method =for -2
=method 7
=metro 4
=midle -2
=mila -3
=milk -10
=minor 2
=minutes =ago 3
=mis =her -3
=mis =him -6
=mis -5
=mised -5
=mising =him -3
=mising -6
=mistake 2
=mock =test -2
=mock -2
=mockingbird =sumary -2
=mockingbird -2
=mocktail -2
=mom 2
=moms 2
=money =to -4
=month =old 2
=months 8
=mood -4
=more =dowry 2
=mother =in -2
=mother =keeps 2
=mother =wants 3
=mother -2
=motor -2
=mouth 6
=move -3
=moved -4
=movie -9
=much -3
=multiple 5
=murder -3
=my =5 3
=my =arm 5
=my =arms 4
=my =baby 4
=my =bed 3
=my =body 3
=my =boy -2
=my =boyfriend 2
=my =brother 3
=my =brothers 2
=my =children 2
=my =crush -4
=my =daughter 3
=my =daughters 3
=my =death 3
=my =ex 2
=my =eyes 4
=my =face 2
=my =father 2
=my =friend -4
=my =hair -3
=my =hand 3
=my =hands -2
=my =head 5
=my =heart -2
=my =hostel 2
=my =house 4
=my =jewelery 2
=my =job -5
=my =last 7
=my =life 4
=my =litle 3
=my =liver -4
=my =mesage -2
=my =milk -3
=my =mother -5
=my =neighbour -2
=my =notes 2
=my =old -3
=my =own -4
=my =patient 2
=my =school -4
=my =self 5
=my =slam -2
=my =son 6
=my =sons 3
=my =suicide 2
=my =thighs 2
=my =uncle 2
=my =voice -6
=my =wil -2
=my 9
=myself =before 3
=myself =in -5
=myself 13
=na 2
=nails =how -2
=nails -4
=names -2
=nanis -4
=nasha 5
=ncert -2
=near =me -7
=near =my 3
=near =the 4
=near 3
=nearest 3
=need =help 5
=need =to -2
=need 4
=needs 5
=neem =tree 2
=neem 2
=neighbour =is -3
=neighbour -5
=neighbours 9
=nervous -2
=never =born 5
=never =open 2
=never =wake 4
=never -2
=new -12
=newborn -3
=news -4
=next =door 2
=next 10
=nibandh -3
=niece -3
=night =shift -3
=night 6
=nights -2
=nine -4
=nitrogen 5
=no =future 3
=no =more -2
=no =point 5
=no =time -5
=no =to -2
=no 6
=nobody =knows 2
=nobody =needs 2
=nobody =wil 6
=nobody 9
=nominee -3
=noon -2
=normal =to -2
=normal -4
=not =come -5
=not =even 2
=not =reply -2
=not =sleeping -2
=not =talking -3
=not =waking 2
=not 2
=note 6
=notebook -2
=notes =and 2
=notes -5
=nothing =left 4
=nothing =to 3
=nothing 10
=notice 3
=november -2
=now =canot 2
=now =i 2
=now =only -4
=now 8
=nsi 3
=numb 2
=number 6
=numericals -2
=nurse 5
=nursing -2
=of =a -4
=of =dead 5
=of =ending 2
=of =him 2
=of =his 2
=of =it -3
=of =kids 2
=of =kiling 3
=of =laughter -2
=of =living 3
=of =my -4
=of =one 2
=of =phone 2
=of =scores -3
=of =spouse -2
=of =tablets 3
=of =the -7
=ofice -8
=oil -3
=ok -7
=old =age -3
=old =film -2
=old =man 4
=old =with 4
=old 2
=on =beting 2
=on =chita 5
=on =forearm 3
=on =heroin 4
=on =leave -2
=on =life -3
=on =purpose 5
=on =stage -2
=on =terace 3
=on =the -9
=on =video -2
=on 3
=once 2
=one =ful -2
=one =step 2
=one =way 3
=one =year -2
=one 3
=onion -5
=online 2
=only =one 5
=only =the 2
=only =think 2
=only 2
=op =compound 2
=op 2
=open =my 3
=open 2
=operation -2
=opioid 5
=option =left 3
=option 3
=or =cal 2
=or =join -2
=or =not -6
=organophosphate =ingestion 3
=other =kids -3
=our =aniversary -4
=our =chats 2
=our 5
=out =for 4
=out =to -4
=out =with -2
=outside 5
=over 5
=overdose 11
=overdosed =on 5
=overdosed 8
=own =house 3
=owner 2
=packed -3
=pady -2
=pain =while -2
=pain -3
=painles =way 3
=painles =ways 3
=painles 8
=painting -3
=pair -4
=paise 4
=panic -4
=papa =beats 3
=papa =wil -3
=papers 2
=par -5
=paracetamol 2
=parade -2
=parenting -2
=parents =i -3
=parents 2
=part 3
=partner =hits 2
=partner 2
=party -4
=pas -3
=pased =away -6
=pased -3
=pasive 4
=pasta -2
=patang -2
=pati -2
=patient 11
=pay =for 2
=pay 2
=pdf -2
=pe =patang -2
=pe 2
=peg 3
=pegs 4
=pen -2
=people -2
=per -3
=performance -2
=period -5
=person -2
=pesticide =botle 2
=pesticide 5
=pg 3
=phansi =laga 7
=phansi 7
=phc 4
=phenyl 4
=phone =adiction -2
=phone =died -3
=phone =i -2
=phone =is 2
=phone -3
=phosphide 4
=photo =and 3
=photos 2
=phq =9 -2
=phq -2
=physics -4
=physiology -3
=pi -5
=picking 2
=pics 4
=pil -3
=pilow -3
=pils =for 3
=pils 13
=pink -3
=pinpoint =pupils 4
=pinpoint 4
=pistol 5
=plan 5
=planing 2
=plants -4
=playschool -2
=please =take 2
=please =tel 2
=please 11
=pocso 6
=poem =for -3
=poem -7
=point =in 5
=point =of 3
=point 7
=poison =ivy -2
=poisoning -3
=police =wil 2
=police 5
=politely -2
=pongal -2
=post =atempt 3
=posted =black 3
=posted 6
=poster -5
=postpartum 5
=praised -3
=pratha -2
=pray 2
=pregnant =brought 2
=pregnant 3
=prep -3
=presentation -2
=prevention =day -3
=price =today -2
=price -5
=pride -2
=private =part 5
=private =wil -3
=problem -2
=prohibition -2
=project -4
=projectile -3
=prompts -3
=protocol -2
=proud -5
=psychiatrist -3
=psychologist -3
=pt =wants 3
=pt 5
=pune 6
=pupils 4
=purpose 5
=put 5
=puts =his 2
=puts 2
=quarel -4
=quarter 6
=question -4
=questionaire -2
=quiet -4
=quietly 2
=quit =alcohol 7
=quit 3
=raat -3
=rahenge 4
=railing 5
=rain -7
=rank 3
=rape 6
=raped =by 2
=raped 4
=rash -2
=rat =poison 2
=rat 2
=rather =be 3
=rather 3
=rats -2
=read -8
=ready 4
=realy -2
=reason =to 2
=recipe -5
=recorded =me 3
=recorded 3
=refer =a -3
=refer 2
=referal 5
=refuse -2
=regiment -2
=rehab 3
=relapse 3
=relapsed =again 2
=relapsed 7
=relationship -4
=relatives 2
=relaxation -3
=remariage =at -3
=remariage -3
=rent -3
=reply -2
=reporting 4
=reports 4
=rest -2
=result 4
=results 2
=retired -2
=retirement -3
=review -4
=ride -3
=right 7
=ringtone -2
=rites -3
=robed 2
=roof -3
=room =at 2
=room =is -6
=roomate =has 2
=roomate =is 2
=roomate =snores -6
=rope =is 7
=rope 9
=round -2
=rules =for -2
=rules -5
=rum =cake -2
=rumy 2
=rupees -5
=saas -2
=sab =khush 4
=sab 8
=sad -4
=safe -6
=safety =plan 2
=said =goodbye -3
=said =sory -2
=salon =near -3
=salon -3
=sata 5
=sauce =pasta -2
=sauce -2
=save 2
=say -3
=saying 3
=says =he -3
=says =she 2
=says 13
=scared 3
=schedule -5
=school =i -2
=scooty 3
=scores -3
=scoring -3
=screen =time -2
=sea -2
=searched 3
=searching 8
=season =3 -2
=second =atempt 5
=second =hand -2
=second -2
=section =37 -2
=section -3
=see =myself -2
=see =only 2
=see -2
=seeing =insects 3
=seeing 3
=self =care -3
=self =harm 6
=self 4
=selfharm 11
=send 3
=senior =citizen -2
=senior -2
=seniors -2
=sent =me 2
=sesion =on -2
=sesion -9
=sesions -2
=sex 5
=sexual 3
=shake =in 5
=shake 7
=shakes 2
=shame 2
=shayari -3
=she =is 4
=she 2
=shed 2
=sheet -3
=shershaah -3
=shift -3
=shock 2
=shooting -5
=shop -4
=short -3
=should =have -5
=should =i -3
=should 3
=shout -4
=shouted -3
=shows =me 3
=shows 2
=shy =in -3
=shy -3
=si =with 4
=si 9
=sick =of -2
=side =efects -2
=side -3
=sign 7
=since =monday -3
=since =morning -4
=since =my 4
=since 7
=singing -2
=sir =puts 2
=sir 5
=sit =on 3
=sit 3
=site -2
=six =hours -3
=six -5
=slam =book -2
=slam -2
=slaped =me 2
=slaped 2
=slaps 2
=slay -2
=sleep =after -2
=sleep =and 4
=sleep =before -2
=sleep =forever 3
=sleep =haha -6
=sleep -8
=sleeping =pils 5
=sleeping =tablets 2
=sleeps -4
=sleeves 2
=slept -2
=slogan -3
=smal =children 2
=smal =fights -3
=smal =things -3
=smal =town -4
=smal -5
=smel -4
=smoking -4
=snores -6
=so =i 2
=so =it 2
=so =that 2
=so 3
=sober =today -2
=society -2
=sold 5
=someone 6
=something 9
=sometimes =i 2
=sometimes -2
=son =ate 4
=son =beats 2
=son =does -5
=son =is -3
=son =lost 2
=son =wants -3
=son 4
=song -14
=soon 6
=sory =for 3
=sory 8
=sound -2
=space -2
=speak 3
=speech -3
=sports -3
=spray =botle 2
=spraying =coton 2
=spraying 4
=spurious =liquor 2
=spurious 2
=stage -3
=stalks 4
=standing =near 2
=standing 4
=start -7
=started -2
=starts -2
=station =and -4
=station -5
=stay =in -3
=stay -3
=step =father 2
=step 4
=stepfather 7
=stepmother =burns 4
=stepmother 4
=stick 2
=stil =wake -3
=stil -3
=stitches -3
=stockpiling =amitriptyline 4
=stockpiling 4
=stomach =is -3
=stomach -2
=stood =on 5
=stood 5
=stop =drinking 6
=stop =for 3
=stop =hurting -2
=stop =it 2
=stop 10
=stoped 3
=story -3
=stove 2
=straight -3
=stres -5
=stresed -2
=strip =of 4
=strip 6
=students -2
=studies -3
=sugar -5
=suicidal 16
=suicide =last 2
=suicide =note 2
=suicide 12
=sulphas 2
=sumary -7
=sunday -6
=superficial =cuts 2
=superficial 2
=survivor 3
=suspected 6
=swalowed 9
=sweater -6
=switch =for -3
=switch -3
=switched =of 3
=switched 3
=sylabus -3
=system -2
=table -2
=tablets =so 2
=tablets 16
=take =care 2
=take =crocin -2
=take =me 2
=take =my 3
=take =thyroid -2
=take 6
=taken 3
=takes 6
=taking 6
=talk -6
=talking =about 4
=talking =to -7
=talks =about 3
=talks 4
=tamil -3
=tea =on 2
=tea -3
=teach -5
=teacher -4
=team -3
=technique -2
=teen -2
=teenagers -2
=tel =my -2
=teling 2
=tels 2
=template -3
=ten =and 2
=tension -5
=terace =and -2
=terace 8
=tere -3
=test -2
=than 7
=that =i 6
=that 2
=the =ac -4
=the =baby 5
=the =balcony 2
=the =bed -5
=the =blade 2
=the =botle -4
=the =bridge 4
=the =edge 2
=the =end -5
=the =family 3
=the =fan 3
=the =gym -2
=the =hostel -2
=the =house -2
=the =library -2
=the =midle -2
=the =morning 5
=the =new -2
=the =night -3
=the =only 4
=the =pain 3
=the =pesticide 2
=the =point 3
=the =roof 4
=the =rope 3
=the =spray 6
=the =station -4
=the =terace 3
=the =vilage -2
=the =warden 2
=the =wel 2
=theek -3
=their 7
=them 4
=then =the 2
=then 9
=theory =of -3
=theory -3
=therapist =in -2
=therapist -5
=therapy -8
=there =is 4
=there 4
=they =wil 3
=they 11
=thighs 2
=thing 3
=things 2
=think =of 3
=think 6
=thinking =about 4
=thinking =of 4
=thinking =one 2
=thinking 12
=this =earth 3
=this =is 5
=this =song -2
=this =time 4
=this =town 3
=this =world 2
=this =year -2
=this 2
=thought -2
=thoughts =of 3
=thoughts 10
=thrashing 2
=threatening =to 3
=threatening 3
=threatens =to 4
=threatens 6
=three =times -2
=threw =hot 4
=threw 4
=through -2
=throw =me 2
=throw 4
=thyroid =tablet -2
=tied 3
=til =i 2
=til =it 3
=til =the -4
=til 4
=time =i 4
=time =to -5
=time -6
=times -5
=timing -3
=timings -2
=tips -5
=tired =after -2
=tired -7
=to =be -4
=to =change -3
=to =cheer -2
=to =cousin -4
=to =cut 3
=to =delete -3
=to =die 15
=to =disapear 4
=to =drink 3
=to =drown 2
=to =end 2
=to =explain -2
=to =feel 2
=to =finish -7
=to =get 3
=to =hang 3
=to =harm 2
=to =her -2
=to =his -2
=to =join 7
=to =jump 7
=to =kil 2
=to =live 5
=to =me -5
=to =move -3
=to =my -4
=to =not 2
=to =online 3
=to =refer 5
=to =say -4
=to =see -6
=to =someone 2
=to =spray -3
=to =tel -3
=to =the -5
=to =this -2
=to =throw 2
=to =vanish 3
=to =watch 3
=to =work -2
=to 6
=tobaco 5
=today -3
=todler =ate 3
=todler =drank 3
=todler =hits -2
=toilet =cleaner 2
=toilet 3
=told =me 3
=told =my 2
=told 3
=tomorow -3
=tonight =i -3
=tonight 6
=too =many 3
=too 3
=took =30 2
=took =me 2
=took =my 4
=took =the -2
=took 13
=touch -6
=touched =my 2
=touched 2
=touches =me 4
=touches =my 3
=touches 7
=touching =my 2
=touching 5
=tractor -2
=trafic -4
=train =me -3
=train -2
=training -6
=travel -4
=treatment 5
=trial =method -3
=trial -3
=tried =to 3
=truck 5
=tuition =sir 3
=tuition 3
=turn -3
=two =hours 4
=two =weeks -2
=two =years -6
=unalive =myself 6
=unalive 6
=uncle =comes 2
=uncle =touches 5
=uncle 9
=unles =i 2
=unles 2
=up =again 2
=up =and -2
=up =with -2
=upsc -2
=urge =to 2
=urge 2
=uri -2
=us =and 2
=us 2
=use =of 2
=use 9
=vacine -3
=van =driver 2
=van 2
=vanish 4
=vaping =in 2
=vaping 6
=vegetables -3
=video -6
=videos 4
=viral 2
=vitamin =d -2
=vitamin -2
=viva -3
=voice -2
=voices 4
=vomiting =and 2
=vomiting 6
=vs -2
=waiting =for 4
=waiting 3
=wake =up 4
=wake 5
=waking =up 3
=waking 2
=wali -6
=walk -5
=walked -2
=wana 3
=want =farming -2
=want =out 2
=want =to -9
=want 8
=wants =to -3
=ward 3
=warden 3
=was =dead 4
=was =never 5
=was -9
=waste 2
=watch 5
=watched -4
=water -7
=way =out 3
=way =to 5
=way 4
=ways 4
=we -5
=wears -2
=weding -4
=weed 3
=weeds =in -2
=weeds -2
=weekend -3
=wel -3
=went -4
=were -3
=what =do 3
=what =is 2
=what =next 3
=what =to -4
=what =wil -3
=what 4
=whats =the 7
=whats 7
=whatsap -3
=wheat -2
=when =drunk 3
=when =i 3
=when =the 2
=when =they -3
=when 2
=whenever 2
=where =he 2
=where 2
=which =floor 2
=which -4
=while =nursing -2
=while =studying 2
=while -5
=whisky 4
=who =is 3
=who 3
=whole =family -4
=whole =strip 3
=whole 2
=whom =to 3
=whom 3
=why =do -3
=why =not 3
=why =should 5
=wife =after 2
=wife 6
=wil =be 4
=wil =children -3
=wil =cry 3
=wil =do 3
=wil =end 2
=wil =finish -3
=wil =hang 2
=wil =my -6
=wil 3
=wine =sauce -2
=wine -2
=winter -4
=wish =i 5
=wish =to 2
=wish 8
=with =a 5
=with =belt 4
=with =cigarete 2
=with =compas 2
=with =friends -3
=with =ful 4
=with =him 2
=with =hot 4
=with =life 4
=with =my -8
=with =papa -2
=with =the 6
=withdrawal 7
=without =me 2
=without 6
=woke -2
=woman =in 3
=woman =on 3
=woman 8
=wont =be 2
=wont =need 2
=wont 8
=words -2
=woried -2
=work -9
=worker 6
=working =in 4
=working 2
=workshop =for -2
=workshop -2
=world 6
=worth 3
=wory -6
=worying =about -4
=worying -4
=would =be 2
=would =rather 2
=would 3
=wrote =in 2
=wrote =leters 5
=wrote 11
=ya -4
=yaar -3
=ye 3
=year =old 8
=year -3
=years =back -3
=years =sober -2
=years -8
=yesterday 7
=yoga -4
=you =al 3
=you -2
=your 2
=yourself 2
=yr =old 5
=yr 5
=zeher 2
=zindagi -3
~ -2
~1 ~sl 2
~1 2
~10 2
~12 -2
~13 2
~15 ~sl 2
~15 5
~16 2
~2 ~din -2
~20 ~goli 2
~20 6
~3 -2
~50 5
~9 3
~a ~gei -6
~a ~gya 4
~a ~gye -2
~a ~je 3
~a ~jonga 4
~a ~jta 2
~a ~jti -2
~a ~rhe 2
~a ~rhi -3
~a 4
~ab ~bs 3
~ab ~bula 4
~ab ~fir 3
~ab ~gbrht 2
~ab ~jina 4
~ab ~jine 3
~ab ~jn 2
~ab ~kuc 2
~ab ~men 3
~ab ~mera 5
~ab ~meri 5
~ab ~mr 3
~ab ~mrna 3
~ab ~muh 2
~ab ~muje 2
~ab ~or 9
~ab ~result -2
~ab ~rt -4
~ab ~sns 3
~ab ~tik -2
~abi 5
~aca ~men 2
~aca ~mot 2
~aca ~nhi -3
~ace -6
~aci -4
~acr -3
~adi ~ho 3
~adi 4
~adinim -7
~admi 8
~adt ~h 3
~adt ~he -2
~adt ~kese 4
~adt 7
~ae -2
~afim 6
~age ~a 4
~age 3
~agr 5
~ahr -2
~aj ~ka -3
~aj ~ke 3
~aj ~rt 6
~aj -3
~ajib 3
~ajkl -5
~akbr -3
~ake 3
~akela ~hu 2
~akela -3
~akele ~me 5
~akele ~men 3
~akele -3
~akelepn ~me 2
~akelepn ~se 2
~akelepn 3
~akeli -4
~akelpn -5
~akid 2
~akiri ~br 2
~akiri ~rt 3
~akiri 6
~akr 3
~akri ~rt 2
~akri 11
~al ~ot 4
~al 8
~aloved -2
~alu -3
~alva ~koi 2
~alva 4
~alvida ~dosto 2
~alvida 10
~am 2
~andere -3
~andr ~se 2
~andr 2
~ane ~se 2
~ane 2
~angnvdi ~ki 2
~angnvdi 2
~ank ~hi 2
~anko ~ne -2
~antim 4
~antr -4
~anul ~de -2
~anul -2
~aoge -2
~ap ~ko 4
~ap 7
~apka ~beta 2
~apka 2
~apna ~ht 3
~apne ~ap 4
~apne ~bce 4
~apne ~ht 3
~apne ~jese -2
~apni ~jn 7
~arm ~krna -5
~arm -5
~art -5
~asa ~hu 3
~asa ~vorker -2
~asptl ~dur 3
~asptl 5
~ata ~he 2
~ata 5
~ate ~hen 3
~ate ~hi 4
~ate 8
~ath -2
~ati ~h 2
~ati ~he 2
~atk -2
~atm ~htya 5
~atm 7
~atma -4
~atmhtya ~ki 3
~atmhtya ~krna 2
~atmhtya ~krne 6
~atmhtya 18
~atvi ~men 2
~atvi 2
~avedn -2
~avj ~ati 5
~avje ~khti 3
~avje 6
~aya ~ab 3
~aya ~hu 6
~aya ~mere 3
~aya ~toda -2
~aye 2
~ayegi 2
~bbi ~ke -2
~bbi ~ne 2
~bbi -2
~bca ~ps 2
~bca ~rota 2
~bca ~rt -5
~bce ~ke 4
~bce ~ki -2
~bce ~ko 2
~bce ~ne 3
~bce ~ppa -3
~bcegi 4
~bci ~he 3
~bci ~ke 5
~bci ~ko 5
~bci ~ne 3
~bci 10
~bco ~ka 2
~bco ~ke -5
~bco ~ki -3
~bco ~ko 2
~bco 8
~bcpn 2
~bcunga 4
~bd ~gr -6
~bd ~koi 2
~bd ~kud -4
~bd ~kya -2
~bd ~men 2
~bd ~meri 4
~bd ~se 2
~bdn 2
~bdna -4
~bdne -2
~bec ~die 3
~bec ~rha 2
~bec 4
~bej ~dega 2
~bej ~dia 2
~beje ~or -4
~beje -4
~bejne 2
~bejte 5
~bejti -2
~bel ~ko -4
~bel -3
~belt ~se 4
~belt 5
~bens -4
~bet -3
~beta ~hr 2
~beta ~nsa 3
~beta ~nse 3
~beta ~smk 2
~beta 5
~bete ~ka -3
~bete ~ke 3
~bete ~ki -3
~bete ~ne 5
~bete ~se 2
~bete 7
~beti ~hostel -3
~beti ~hui 2
~beti ~ke 3
~beti ~ki -2
~beti ~ne 2
~beti 8
~betta ~he 2
~betta 3
~beya ~mere 2
~beya ~rt 2
~beya 8
~beyo 3
~bf 4
~bg ~se 2
~bg 2
~bgt ~sing -3
~bgt -3
~bgvn ~muje 3
~bgvn ~uta 3
~bgvn 8
~bhe ~cita 3
~bhe ~ka 2
~bhe ~ki -4
~bhe ~ko 5
~bhe ~ne 5
~bhe 11
~bhi ~gya 3
~bhi ~jna 2
~bhi ~jonga 2
~bhi ~mn 3
~bhi ~nhi 10
~bhn ~apne 2
~bhn ~ka 3
~bhn 5
~bhos ~he 3
~bhos ~ho 4
~bhos 13
~bhr ~jna -7
~bhr -2
~bhtr 5
~bhu ~bete 2
~bhu ~kna 2
~bhu 8
~bhut ~ati -2
~bhut ~mra 2
~bhut ~mrta 3
~bhut ~pitta 2
~bhut ~sri 5
~bhut ~yd -5
~bidi 7
~bihr -2
~bij -3
~bijli ~ki 2
~bili -2
~bimri ~he -2
~bimri -2
~bina ~btye 2
~bina ~drd 10
~bina ~pie 3
~bina 19
~birtde -6
~bistr ~me 2
~bita ~ke 2
~bita 2
~bivi ~ke 2
~bivi ~ne 6
~bivi 9
~bje -2
~bklog ~ktm -2
~bklog -2
~bkri -5
~bl ~pkd 3
~bl ~vivh 4
~blde ~se 5
~blde 5
~bled ~se 4
~bled 7
~blekmel ~kr 6
~blekmel 6
~blkmel ~kr 2
~blkmel 5
~bn 3
~bna ~ke 2
~bna 2
~bnd ~h 2
~bnd ~ho 4
~bnd ~ke 2
~bnd ~kr 8
~bnd ~krke 4
~bnd 7
~bnda 3
~bnduk 5
~bne -5
~bnei ~or -3
~bnei -4
~bng ~ke -4
~bng 2
~bnji 3
~bnk -2
~bnna -3
~bnne ~ke -2
~bnne ~ki -2
~bnne -4
~bnt ~dia 3
~bnt 9
~bnte ~h 5
~bnte ~he -2
~bnte 3
~bnya 5
~bnye -2
~boj ~bn 5
~boj ~hu 5
~boj ~hun 3
~boj 11
~boks 4
~bol ~dia 2
~bol ~rha 3
~bol 4
~bola ~ab 2
~bola 6
~bole ~ab 5
~bole 4
~boli 7
~bolne ~lga -2
~bolne -5
~bolta ~h 3
~bolta 6
~bolte ~he 4
~bolte 5
~bolti ~he 3
~bolti 4
~bolu -2
~bor -4
~border ~movie -2
~border -2
~bore ~ho -5
~bore -6
~bos -2
~botl 7
~botle 4
~boyfriend 2
~bp ~ki -3
~bp 4
~bpu 3
~br ~ata 2
~br ~br 3
~br ~dia -3
~br ~hun 3
~br -2
~brbd ~ho 3
~brbd 8
~bre -2
~bred -4
~brekp ~ke -3
~brekp -3
~bri ~he -2
~bri ~rhta -2
~bri -2
~bris -6
~brsi ~pr -2
~brsi -2
~brt -4
~brti ~kre 2
~brti 5
~brtn ~mnjne 2
~brtn 3
~bs 13
~bsn -3
~bt ~hui -2
~bt ~kese -2
~bt ~ki 2
~bt ~krta 3
~bt ~krti 3
~bt ~nhi -3
~bt -7
~bta 3
~bte ~kr 3
~bte 4
~btie 3
~btiji ~ko 5
~btiji 5
~btna 2
~bto 4
~btrum ~me 3
~btrum 6
~btya 6
~budpe 2
~buj ~ke 3
~buj 3
~bujurgo ~ke -2
~bujurgo -2
~buk ~se -3
~buk -5
~buka 2
~bukr ~ki -2
~bukr -6
~bul ~gya 2
~bul 2
~bula ~le 5
~bula ~lo 2
~bula 6
~bulte 2
~bulya -2
~bura ~lga -4
~bura -5
~bus ~vle 5
~bus 2
~bv ~gir -2
~bv -2
~bye 2
~byh 2
~cca ~ne 4
~cca 7
~cd ~ke -2
~cd -4
~ce ~ke -2
~ce ~ki -5
~ce ~pi -2
~ce -17
~cedta 4
~cek ~kia 5
~cek 3
~cen 3
~chie ~ab 2
~chie ~kya -5
~chie ~muje 4
~chie 5
~chta ~hun 7
~chta 7
~chti ~hun 4
~chti 9
~cidcidpn 3
~cidkte ~hue 2
~cidkte ~sme -2
~cidkti -2
~cidte -3
~cilne -2
~cimta 2
~cimte ~se 6
~cimte 6
~cin ~lete 3
~cin ~lia 4
~cin 9
~cinta -2
~cita ~pr 2
~cita 9
~cite ~ka 3
~cite 3
~citi ~lik 2
~citi 3
~cka ~mra -4
~cka -4
~ckr ~a 5
~ckr 8
~cku ~se -3
~cku 8
~cla ~gya 3
~cla ~jo 2
~cla 7
~cle ~jna 3
~cle 4
~clei -2
~cli ~jongi 3
~clna -5
~clne -5
~clng 4
~clya -2
~cmbl 4
~cod ~di -3
~cod ~dia 4
~cod ~nhi 2
~cod ~or 2
~cod 7
~coda -5
~code 7
~codi 2
~codna ~chta -4
~codna ~he 7
~codna 4
~codne 5
~codu 7
~cot ~phucne 2
~cot ~phuncti 3
~cota ~bca 3
~cota ~bhe 2
~cota 5
~cote ~bce 3
~cote ~bco 3
~cote ~bhe -2
~cote ~ldke 4
~cote 7
~coti ~ko 2
~cpter -4
~cr -2
~crs 4
~crt -2
~csma -3
~ct ~ke 4
~ct ~ki 3
~ct ~li 6
~ct ~pr -7
~ct 7
~cuda 4
~cude 4
~cudne ~ke 2
~cudne ~ki 3
~cudne 6
~cudni ~he 2
~cudni 2
~cudo 4
~cudvne 5
~cudvni ~he 3
~cudvni 3
~cudvye 4
~cudye 2
~cuha ~mr -3
~cuha -4
~cuhe ~ki 3
~cuka 3
~cuki ~hu 3
~cuki 4
~cukne -2
~cup -3
~cut ~nhi 3
~cut 5
~cuta ~he 2
~cuta ~nhi 3
~cuta 4
~cute ~he 3
~cute ~hen 8
~cute 9
~cuti ~men -2
~cuti ~pe 5
~cutkra 6
~cutti ~nhi 2
~cutti 3
~cvl -4
~dba -2
~dbe 4
~dbya 5
~dda ~ji -2
~ddi -4
~de ~dena 5
~de ~dia -2
~de ~do 2
~de ~dunga 2
~de ~dungi 5
~de ~ke -2
~de ~rha 2
~dega 5
~dek ~ke -7
~dek ~lia 2
~dek ~rha 2
~dek 3
~deka -4
~deki -2
~dekna 3
~dekne ~ka 3
~dekta 4
~dekti ~rhti 3
~deliveri 4
~den -2
~dena ~he -2
~dena 3
~dene ~ki 4
~dene 5
~denge 6
~der ~tk -2
~der -5
~desi ~dru 2
~deta ~h 2
~deta ~he 5
~deta 5
~dete 6
~deti ~he 6
~deti ~or 2
~deti 8
~devr ~ne 4
~devr 10
~dhej ~ke 6
~dhej ~mng 2
~dhej 10
~di ~ab 4
~di ~bola 5
~di ~he 2
~dia ~ab 7
~dia ~he 3
~dia ~ht 2
~dia ~meke 2
~didi ~ko 4
~didi 9
~die ~ab 4
~die ~or 2
~die 2
~dikkr 8
~diko 3
~dikta ~he 2
~dikta 5
~dikte ~hen 2
~dikte 2
~dikti ~he 3
~dikti 3
~dil ~krta 2
~dil -2
~dilogue -4
~dimg ~me 5
~dimg 4
~dimk -3
~din ~br -2
~din ~me 3
~din ~tha -3
~divli -2
~divs ~kb -2
~divs ~pr -3
~divs -5
~dka ~deti 2
~dka ~dia 2
~dka 6
~dl ~lia 3
~dl 6
~dla ~is -2
~dla -5
~dle -2
~dm -3
~dmd 2
~dmki ~de 4
~dmki ~deta 3
~dmki ~dete 2
~dmki 12
~dn -5
~dnda ~se 3
~dnda 4
~dnde ~se 2
~dnde 2
~dnke -3
~dnt ~niklne -2
~dnt -8
~dnta -2
~do 8
~dobra -7
~dobt -3
~doktor ~ki -3
~doktor ~ne -4
~doktor ~shb 3
~doktor -5
~dono ~cup -3
~dono 5
~dophr -2
~dose -2
~dost ~ke -3
~dost ~ki -3
~dost ~ko 3
~dost ~mrne 4
~dost ~ne 6
~dost ~nhi -4
~dost ~se -4
~dosti -3
~dosto ~ke -2
~dosto ~se -2
~dosto 2
~dovn ~on 3
~dovn 3
~dovnlod -4
~dr ~lg 2
~dr -5
~dra -3
~drd ~ke 5
~drd ~ki -3
~drd ~km 2
~drd 2
~drgs 3
~drte 2
~dru ~codna 3
~dru ~codni 2
~dru ~ki 2
~dru ~nhi 2
~dru 12
~drvja ~ktktta 2
~drvja 3
~drvne ~spne -4
~drvne -4
~ds ~sl -5
~ds -5
~dst -2
~dte -3
~dtura 2
~du 5
~dud ~pi -5
~dud ~pine -5
~dud -12
~duk -4
~duki -2
~dukn ~bnd -5
~dukn -8
~dun 3
~dundna ~mt 4
~dunga 8
~dungi 8
~dunia ~me 2
~dunia ~se 7
~dunia 13
~dupta ~pnke 4
~dupta 6
~dur ~he 3
~dur -3
~dusre -2
~dusri ~sdi 2
~dusro ~ke 2
~dusro 2
~duti -6
~dva ~kha 4
~dva ~ki -3
~dva ~pi 2
~dve ~ka 2
~dve ~ki 2
~dve ~kitni -2
~dve ~le -2
~dve ~pila -3
~dyn ~rkna 4
~dyn -3
~e -5
~ei ~aj -2
~ei ~thi -3
~ek ~admi 2
~ek ~br 2
~ek ~din 6
~ek ~dusre -2
~ek ~kisn 2
~ek ~ldka -2
~ek ~sl -2
~eks ~mera 2
~eks 5
~eksm ~ke -3
~eksm -8
~end -3
~esa 2
~esi ~nind 3
~esi 5
~feda 4
~fel ~hua 3
~fel 6
~fenel ~pi 2
~fenel 2
~fenyl ~pi 3
~fenyl 3
~file -2
~film ~dekne -3
~film ~ka -3
~film -9
~finel ~pi 4
~finel 4
~fir ~bhi -2
~fir ~se 3
~fk ~me 3
~fk 3
~fl -3
~flur ~se 3
~fn 5
~fnda ~bnya 4
~fnda ~lgne 3
~fnda 7
~fnsi ~hi 2
~fnsi ~lga 5
~fnsi 10
~foji 2
~fon -2
~fone ~bnd 2
~fone ~cin 2
~fone ~pe 3
~fone ~tod 2
~for -2
~form ~br -3
~form -5
~formula -3
~foto ~dikkr 3
~foto ~se 2
~foto 2
~frevel -3
~from -2
~fsl ~bima -3
~fsl ~brbd 4
~fsl -3
~ful -3
~gbrht -3
~gdi -4
~ge ~hu 2
~ge ~ko 2
~ge -3
~gei ~ab 3
~gei ~aj -3
~gei ~thi 3
~ghne 3
~ghu -6
~gi ~hun 3
~gift -5
~gir ~gei -3
~gir -4
~girti ~he -2
~girti -2
~git -4
~gita -2
~gla ~dbya 5
~gla ~pkd 2
~gli ~deti 3
~gli 3
~glt ~hua 3
~glt ~jgh 3
~glt ~km 3
~glt ~trike 2
~glt 13
~glti ~se 6
~glti 6
~gme ~me -2
~gme -2
~gna -11
~gnda ~km 3
~gnda 4
~gnde ~km 3
~gnde 3
~gndi ~hrkt 4
~gndi 5
~gne ~ki -2
~gne -6
~gnit ~men -2
~gnit -3
~gnja ~codna 4
~gnja 11
~gnte -2
~gnti -4
~gnv ~men 2
~go ~me 5
~go 3
~god -2
~godm -4
~godovn -2
~goli ~ke -2
~goli ~nigl 4
~goli ~subh -2
~goli 4
~golia 2
~golin ~kha 4
~golin ~le 4
~golin ~nigl 2
~golin 13
~gr ~aya -3
~gr ~brtn 2
~gr ~ja -3
~gr ~jna -4
~gr ~kli -4
~gr ~me 4
~gr ~nhi 3
~gr ~se 4
~gr ~suki 2
~gr ~suna -4
~gr ~vle 3
~gr ~vlo 4
~gr 2
~grb 2
~grbvti ~mhila -2
~grbvti -2
~grelu ~hinsa 5
~grelu 3
~gri ~tea -3
~gri -3
~grm ~cimta 2
~grm ~cimte 5
~grm ~pni -3
~grm 5
~grmi ~he -3
~grmi ~se -2
~grmi -6
~grop -5
~grud ~purn -2
~grud -2
~grv ~he -5
~grv -5
~grvlo 3
~gs ~kol 4
~gs 3
~gt 8
~gtk ~li 4
~gtk 6
~gudbye 2
~gujr -4
~gus 2
~gusa ~a -3
~gusa -12
~guse ~me 2
~guse 2
~gutka 7
~gutna -2
~gutne -2
~gutno ~ka -2
~gutno -3
~gya ~ab 5
~gya ~gr -4
~gya ~h 2
~gya ~he 3
~gya ~hu 7
~gya ~hun 4
~gya ~ki 4
~gya ~or -2
~gya ~pr -5
~gya ~tha 5
~gyb ~h 2
~gyb 5
~gye ~kus -3
~gye ~yr -2
~gyi 5
~gym ~jonga -4
~gym ~me -2
~gym -6
~h ~ab 2
~h ~bce 3
~h ~bs 2
~h ~ht 4
~h ~jine 2
~h ~jn 3
~h ~kese 3
~h ~ki 4
~h ~kya -2
~h ~mr 2
~h ~muje 2
~h ~nsa 3
~h ~or 4
~h ~roj 2
~h ~rt 3
~h ~sb 2
~h ~to 3
~h ~tu 3
~he ~ab 7
~he ~bce 2
~he ~bco 3
~he ~bs -2
~he ~ek 2
~he ~fone -4
~he ~go 2
~he ~gr 3
~he ~ilj 2
~he ~isvr 3
~he ~jb 3
~he ~kese 4
~he ~khta 2
~he ~ki 6
~he ~kisko 4
~he ~koi 3
~he ~kud 2
~he ~kya -6
~he ~mdd 4
~he ~men 2
~he ~mera 4
~he ~meri 2
~he ~mn -3
~he ~mr 5
~he ~muje 2
~he ~or 9
~he ~pheli -2
~he ~tel -3
~he ~to 2
~he ~vo 3
~hegt -3
~helple 2
~helpline 3
~hen ~ab 3
~hen ~bs -2
~hen ~ki 5
~hen ~kud 2
~hen ~kya -4
~hen ~men 2
~hen ~mere 2
~hen ~muje 2
~hen ~or 4
~hfte -3
~hha -4
~hi ~cla 3
~hi ~gr 3
~hi ~jta 2
~hi ~kyu 6
~hi ~na 9
~hi ~nhi -3
~hi ~nind 4
~hi ~tik 4
~himt ~nhi 4
~himt 7
~hindi ~me -5
~hindi ~men -2
~hindi -3
~hinsa ~adinim -3
~hinsa ~ki 5
~hinsa 5
~hisb 4
~hlka ~lg -3
~hlka -2
~hmesa ~ke 9
~hmesa 11
~hmri -2
~hng ~ho -2
~hng -2
~hnste ~hnste -2
~hnste -2
~ho ~ge -3
~ho ~gei -5
~ho ~gi -2
~ho ~gya -2
~ho ~gye -6
~ho ~jna 2
~ho ~jo 3
~ho ~jti 2
~ho ~na -6
~ho ~rha -4
~ho ~rhi 10
~hoga ~kya -2
~hoga -3
~hogi -2
~hokr 2
~holi -8
~homevork -9
~hon -2
~hona 3
~hone ~ka 2
~hone ~ke 4
~hone ~pe -2
~hone 6
~hos ~nhi 2
~hos 4
~hospitl 3
~hostel ~ja -3
~hostel ~ki 3
~hostl ~ke 3
~hostl -3
~hota ~h 2
~hota ~he -4
~hota ~to 2
~hoti ~h -2
~hoti ~he -3
~hoti -7
~hr ~gya 6
~hr 5
~hra -2
~hrkt 4
~hrpik ~pi 3
~hrpik 3
~hsi -3
~ht ~kt 2
~ht ~kta 2
~ht ~nhi -6
~ht ~pe -2
~ht ~pkda -4
~ht ~tod 3
~ht ~utta 3
~ht ~utya 2
~ht 17
~htya 5
~htye -2
~hu ~ab 5
~hu ~go 2
~hu ~jb 4
~hu ~ki 4
~hu ~km -2
~hu ~mera 2
~hu ~or 5
~hu ~pr -2
~hu ~roj -2
~hu ~to 2
~hu ~yr 4
~hua ~he 7
~hua ~to 6
~hua -2
~hue ~ckr 2
~hue 5
~hui ~to 5
~hum -6
~humne 3
~hun ~ab 4
~hun ~or 3
~husbnd ~muje 2
~hye -2
~i ~vil 2
~i 6
~ica ~ktm 2
~ica ~nhi 2
~ica 9
~ijt 3
~ilj ~khn 2
~ilj 3
~india -2
~injektio 3
~int ~bte 3
~int 5
~interviev -2
~intjr 2
~is ~dunia 5
~is ~mhine -2
~is ~srir 5
~is ~umr 2
~ise ~aca 3
~ise 6
~isi ~ka -3
~isi -2
~islie ~mr 2
~itna ~h 2
~itna 3
~itni ~piunga 2
~itni -3
~ja ~mr 3
~ja ~rha 5
~ja ~rhi 3
~jb 4
~jbrdsti ~ki 3
~jbrdsti ~krta 2
~jbrdsti ~smbnd 3
~jbrdsti 14
~jbrn ~sdi 2
~jbrn 6
~jdu ~se 2
~je ~bs 2
~je ~to 5
~je 6
~jegi 4
~jesi -4
~jet ~ne 3
~jet 4
~jevr 4
~jg ~a 3
~jgda -5
~jgh 3
~jgta ~he -2
~jgta -3
~jher 4
~jhr ~kha 5
~jhr ~pi 2
~jhr 9
~ji ~ke 5
~ji ~ki -2
~ji ~rt 2
~ji 10
~jijji 2
~jina ~isi -3
~jina ~ne 4
~jina ~nhi 8
~jina 14
~jinda ~ls 4
~jinda ~nhi 3
~jinda ~rhne 2
~jinda 11
~jindgi ~ka 3
~jindgi ~kesi -2
~jindgi ~ktm 6
~jindgi ~se 7
~jindgi 10
~jine ~ka 8
~jine ~ki 5
~jine ~se 5
~jine 17
~jiu 11
~jivn ~prmn -2
~jivn ~se 3
~jivn ~smpt 5
~jivn 8
~jl ~gei -2
~jl ~gya -2
~jl -4
~jla ~dia 2
~jldi ~bto 3
~jldi ~utne -3
~jldi 4
~jlebi -3
~jln ~hoti -2
~jln -2
~jlne ~pr -2
~jlti ~he -2
~jlya 5
~jma 2
~jmi ~ke 3
~jmi ~le 2
~jmi 10
~jn ~bci -3
~jn ~buj 3
~jn ~cidkti -2
~jn ~de 9
~jn ~dene 7
~jn ~he -2
~jn ~ja -2
~jn ~le 3
~jn ~nikl -2
~jn ~oa -2
~jn ~phcn -2
~jn -2
~jna ~chie 5
~jna ~chta 6
~jna ~chti 3
~jna ~he 2
~jna ~hi 2
~jne ~do 2
~jne ~ka 5
~jne ~ke 3
~jne ~pr -3
~jne ~se 3
~jne 8
~jnjir ~se 3
~jnjir 3
~jnm 2
~jnmdi ~sndes -2
~jnmdi -5
~jo ~kya 3
~jo ~to 9
~job -2
~joi -2
~jon 13
~jonga ~kisi 3
~jonga ~to 2
~jrurt ~nhi 4
~jrurt 5
~jta ~hu 2
~jta 7
~jti ~he -5
~jue ~ki 3
~jue 3
~juike ~pi -4
~juike -4
~jule -2
~jute -2
~jvn -2
~jyda -4
~jye 7
~jyega 9
~k ~bd 2
~k ~lie 2
~k 14
~ka ~adi 3
~ka ~ahr -2
~ka ~akri -4
~ka ~art -3
~ka ~avedn -2
~ka ~bhi 3
~ka ~birtde -2
~ka ~boj -4
~ka ~boyfriend 2
~ka ~bv -2
~ka ~byh 2
~ka ~desi -3
~ka ~dil 3
~ka ~dr -2
~ka ~drd -3
~ka ~dud 2
~ka ~dyn 4
~ka ~ek 4
~ka ~fesla -2
~ka ~form -2
~ka ~hisb 3
~ka ~hu 4
~ka ~hun 3
~ka ~ilj -3
~ka ~jnmdi -2
~ka ~kna -3
~ka ~koi 4
~ka ~kyl 5
~ka ~lst -3
~ka ~mn 11
~ka ~mtlb -2
~ka ~nhi -2
~ka ~nm -6
~ka ~nsa -2
~ka ~number 2
~ka ~pesa 5
~ka ~phla -2
~ka ~pni -3
~ka ~pper -4
~ka ~pti 3
~ka ~result -2
~ka ~shi -3
~ka ~soc 5
~ka ~surj 3
~ka ~svrgvs -3
~ka ~tel 4
~ka ~time -2
~ka ~trika -6
~ka ~upe 2
~ka ~vicr 2
~ka ~vyym -3
~kb ~aoge -2
~kb ~mnya -2
~kb -15
~kbdi ~me -3
~kbdi -3
~kbi ~kbi -3
~kda ~he 4
~kda ~pi -5
~kda ~tha 4
~kda 5
~kde -2
~kdi ~hu 5
~kdi 5
~ke ~age 5
~ke ~alva 4
~ke ~asn -2
~ke ~bce 3
~ke ~bhi 2
~ke ~blkmel 2
~ke ~dusro 2
~ke ~gne -2
~ke ~kese 2
~ke ~kide -2
~ke ~kinre 6
~ke ~km 2
~ke ~kpde 3
~ke ~kya 5
~ke ~kyl 3
~ke ~ldke 2
~ke ~lie -4
~ke ~lksn -2
~ke ~mr -4
~ke ~nisn 4
~ke ~nm 5
~ke ~pde -4
~ke ~pet -3
~ke ~pode -2
~ke ~ps 6
~ke ~rona -2
~ke ~sir 3
~ke ~siva 2
~ke ~smne 2
~ke ~st 7
~ke ~trike -3
~ke ~upe -4
~ke ~vicr 5
~ked ~kr 2
~ked 4
~kel -6
~kela ~or -2
~kela -6
~kelna -2
~kendr ~khn 3
~kendr 5
~kendra 4
~keni 7
~kesa -2
~kese ~bco 2
~kese ~bde -2
~kese ~bne -2
~kese ~bnye -2
~kese ~code 9
~kese ~codu 7
~kese ~cude 4
~kese ~cudo 4
~kese ~cudvye 4
~kese ~cudye 2
~kese ~htye -2
~kese ~kru -2
~kese ~mile -3
~kese ~mre 2
~kese ~mrta -3
~kese ~nikle -2
~kese ~roke 5
~kese ~smje 3
~kese ~smjo -2
~kese ~smjye -2
~kese ~snble -2
~kese ~tik -2
~kese -15
~kesi ~he -2
~kesi -2
~ket ~ki 3
~ket ~me -5
~ket ~men -3
~ket ~vli 5
~keti ~codna -4
~keti -7
~kgj 6
~kh 3
~kha ~ke -2
~kha ~milega -4
~kha ~rha 2
~kha ~se -4
~kha 9
~khenge 2
~khi 2
~khn ~brti 2
~khn ~he 3
~khn ~refr 2
~khn 5
~khni -5
~kho ~gya -3
~kho -3
~khta ~he 7
~khta 8
~khte ~he 3
~khte ~hen 4
~khte 5
~khti ~he 3
~khti ~hen 3
~khti 9
~ki ~adt 7
~ki ~bce 2
~ki ~bci 3
~ki ~beti 2
~ki ~botle 2
~ki ~brsi -2
~ki ~bt 10
~ki ~bte 3
~ki ~ct 4
~ki ~dmki 9
~ki ~dr -3
~ki ~dra -2
~ki ~dru 4
~ki ~dve 2
~ki ~fis -4
~ki ~foto 3
~ki ~goli -7
~ki ~golin 3
~ki ~he 2
~ki ~hu 2
~ki ~ica 4
~ki ~khni -4
~ki ~kmi -5
~ki ~kosis 4
~ki ~ldki 5
~ki ~lt 11
~ki ~mtra -4
~ki ~munder 2
~ki ~or -5
~ki ~posting -4
~ki ~pribsa -2
~ki ~prvris -2
~ki ~ptri 5
~ki ~puri 4
~ki ~reling 2
~ki ~rt -3
~ki ~sdi -3
~ki ~ser -3
~ki ~sisi 3
~ki ~srb 10
~ki ~sri 2
~ki ~subh 5
~ki ~sui 2
~ki ~teyri -3
~ki ~tr 2
~ki ~trf 3
~ki ~utu 3
~ki ~vide -4
~ki ~vidi -2
~ki ~yd -5
~kicdi -2
~kidki 3
~kie -2
~kigrete 7
~kigrte 4
~kinre ~beta 2
~kinre 3
~kir -3
~kirya -2
~kis -2
~kise 2
~kisi ~din 6
~kisi ~ko 4
~kisi 10
~kisko ~bto 2
~kisko 4
~kisn ~atmhtya -4
~kisn ~bhe 2
~kisne -4
~kisori ~ne 2
~kisori 2
~kitbe -5
~kitna -7
~kitne -10
~kitni ~der -2
~kitni -8
~kitnsk ~cidkte -2
~kitnsk ~pi 2
~kitnsk 6
~kke -3
~kksa -2
~kl ~ho -6
~kl ~ka 3
~kl ~kia -3
~kl ~me -5
~kl ~nhi 3
~kl ~pe -2
~kl ~se 5
~kl ~subh 4
~kl 4
~kla -2
~kle ~pe 5
~kle 10
~klener 2
~kli ~lgta -4
~kli 2
~klient ~ne 2
~klient 4
~kls ~me -2
~kls -5
~km ~ho 2
~km ~kia 2
~km ~krna -2
~km ~krta 2
~km ~krte 4
~km ~krvte 6
~km ~nhi -7
~km ~pura 3
~km -5
~kmi -5
~kmr -4
~kmre ~me 3
~kmre ~men 4
~kmre 9
~kn ~me 3
~kn ~men 2
~kn 4
~kna ~aca -2
~kna ~bnd 3
~kna ~kha -5
~kna ~kya -4
~kna ~nhi 5
~kna ~pina 2
~kna -7
~kndn 5
~kne -2
~kni ~chie -2
~kni -2
~knkel ~ho -3
~knkel -3
~knsi ~ki -2
~knsi -6
~knti -2
~knu -4
~ko ~afim 3
~ko ~bhut 2
~ko ~bukr -2
~ko ~but -3
~ko ~cod 2
~ko ~cot 8
~ko ~ct 3
~ko ~de 4
~ko ~drvja 2
~ko ~drvne -4
~ko ~frk 2
~ko ~gdi -2
~ko ~god -3
~ko ~ht -5
~ko ~jhr -3
~ko ~kb -2
~ko ~kese -5
~ko ~kitni -3
~ko ~ktm 5
~ko ~kuc 4
~ko ~leke 2
~ko ~mere 4
~ko ~meri 2
~ko ~mra -5
~ko ~mrte 3
~ko ~mrti 3
~ko ~nind -3
~ko ~nse 2
~ko ~nuksn 4
~ko ~pitte 4
~ko ~ppa -4
~ko ~rsi -3
~ko ~snblna -3
~ko ~uska 6
~kocing ~ke 4
~kocing ~men 2
~kofi -2
~kog ~syrup 2
~kog 2
~kohli -4
~koi ~bolta 5
~koi ~mtlb 2
~koi ~nhi 4
~koi ~rsta 2
~koi ~upe 4
~koi ~yd 3
~kol 2
~kolege -3
~komps ~se 2
~komps 2
~kon ~sa -4
~kon ~si 3
~kon -3
~konfidenke -6
~konsa -2
~konse -3
~konseling ~me 2
~konseling -2
~konselor -8
~konslr -2
~kopi -5
~korse -3
~kosis ~ki 4
~kosis 5
~kota ~me 4
~kota 4
~kpde 4
~kps -3
~kptio ~for -2
~kptio -2
~kr ~di 3
~kr ~dia -2
~kr ~dunga 2
~kr ~lia 2
~kr ~lu 4
~kr ~lun 3
~kr ~lunga 4
~kr ~rha 9
~kr ~rhe 4
~kr ~rhi 2
~kr ~rka 2
~kra ~rhe 3
~kra 2
~krb ~aya 2
~krb 4
~krca 3
~krd ~me -2
~krd -2
~kre -3
~krega 2
~krgil -2
~kriket ~me -2
~kriket -5
~krj ~cukne -2
~krj ~se 3
~krj 2
~krja 6
~krje ~me 3
~krje 3
~krna ~chta -5
~krna ~h 5
~krna 5
~krne ~ka -2
~krne ~ke -6
~krne ~pe 2
~krne ~pr 2
~krne ~vla 3
~krne 6
~krni ~h 2
~kro 2
~kroki ~kha 2
~kroki 2
~krptvr -2
~krta ~h 5
~krta ~he 9
~krta ~hu -2
~krta 8
~krte ~h 4
~krte ~hen 2
~krte ~krte 4
~krte ~mr -2
~krte -4
~krti ~he 3
~krti -2
~kru ~to 2
~krungi 2
~krus ~ne -4
~krus -5
~krva ~cot -3
~krva ~rhe 5
~krva 2
~krvo -5
~krvte 4
~ks ~men 2
~ks 10
~kse ~aya 5
~kse 3
~kt ~gei -2
~kt ~gya -5
~kt ~le -2
~kt ~li 3
~kt ~lia 11
~kta 4
~kte -2
~kti ~hu 4
~kti 7
~ktktta 2
~ktl -3
~ktm ~ab -2
~ktm ~ho 2
~ktm ~kr 6
~ktm ~krke -3
~ktm ~krna 2
~ktm ~krne -2
~ktm ~krni 4
~ktm ~nhi -3
~ktm 4
~ktna -4
~ktne ~ka 2
~ktne ~ki -4
~ktne -2
~ktti 2
~kuc ~nhi 3
~kuc 5
~kud ~hi 2
~kud ~ja 3
~kud ~jo 4
~kud ~jonga 4
~kud ~jongi 3
~kud ~ko 8
~kud ~se -4
~kud 17
~kudkusi ~kr 2
~kudkusi ~krne 2
~kudkusi 15
~kudne ~ja 6
~kudne ~ke -2
~kudne 4
~kue ~me 2
~kue 3
~kul -2
~kule 3
~kun -3
~kus ~hen -2
~kus ~ho -3
~kus ~hu -4
~kus -5
~kusi -3
~kut 2
~kute -4
~kvita -7
~kya ~de -2
~kya ~feda 3
~kya ~he -4
~kya ~hota -3
~kya ~khenge 2
~kya ~kre 5
~kya ~kru 4
~kya ~krungi 2
~kya ~kya -3
~kya ~kye -2
~kya ~norml -2
~kya ~phnu -2
~kye -4
~kykle -4
~kyl ~ata 3
~kyl ~ate 3
~kyl 10
~kyo ~jiu 6
~kyo ~lgte -3
~kyo 2
~kyu ~nhi 2
~la 2
~lde -3
~ldka ~bolta 2
~ldka 6
~ldke ~ko 3
~ldke ~ne 3
~ldke 9
~ldki ~ke 3
~ldki ~ki 3
~ldki ~ne 4
~ldki 14
~ldko 2
~ldu -3
~le ~ab 5
~le ~le 4
~le ~lunga 6
~le ~to -2
~legi 2
~leke ~btrum 3
~leke 5
~lekr 6
~lekture -2
~lena 5
~lene ~ka 2
~lene ~ki 2
~lene 4
~leni -6
~leta ~h 4
~leta ~he 2
~leta ~hun -2
~leta 5
~lete ~he 3
~lete ~hen 3
~lete 6
~leti -2
~lg ~gei -3
~lg ~gi 2
~lg ~gya 5
~lg ~rha -2
~lg 3
~lga ~di -3
~lga ~lu 3
~lga ~lunga 3
~lge -2
~lgi ~he 3
~lgi 4
~lgna -2
~lgne ~ki 3
~lgne 2
~lgo -3
~lgta ~h 4
~lgta ~he 3
~lgte ~hen -4
~lgte -4
~lgti -6
~lgya ~he 2
~lgye -2
~li ~ab 2
~li ~bca 2
~li ~he 7
~li ~hen 3
~li ~or -9
~li ~thi 3
~lia ~ab -5
~lia ~asptl 4
~lia ~h 2
~lia ~he 7
~lia ~jldi 3
~lia ~kya 7
~lia ~mene 2
~lia ~or -9
~librri -4
~lie ~boj 3
~lie ~dovn 3
~lie ~dyn -2
~lie ~jiu 5
~lie ~kya -4
~lie ~nhi -3
~lie ~so 3
~lie ~sona 4
~lie 4
~ligt -3
~lik ~di 2
~lik ~dia 3
~lik ~ke 5
~lik 12
~lika ~he 4
~lika 8
~like -3
~likne -2
~likvid ~pi 3
~likvid 3
~lin 4
~line 3
~lk 3
~lko -3
~lksn -2
~ll -2
~lnbi -5
~lo 2
~log ~kya 2
~log 4
~logo 2
~lori -3
~lptop ~hng -2
~lptop -2
~ls 6
~lsi ~pi -5
~lsi -6
~lst ~gudbye 2
~lt ~he 2
~lt ~kese 5
~lt ~lg 5
~lt ~se 2
~lt 13
~lte -4
~lti ~se 2
~lti 2
~ltk ~jonga 7
~ltk 12
~ltkne ~ka 2
~ltkne 2
~lu ~kya 5
~lu 6
~lun 4
~lunga 14
~lungi 3
~lye 2
~lyk ~nhi 2
~lyk 2
~lyriks -5
~ma ~ko 3
~ma 8
~mcine -4
~mcr ~mrne -5
~mcr -7
~mdd ~chie 5
~mdd ~kro 4
~mdd 2
~mdusla -3
~me ~20 2
~me ~a 2
~me ~ab 4
~me ~akela 2
~me ~akele -3
~me ~antr -2
~me ~bce -3
~me ~bhi 4
~me ~bita 2
~me ~bnd 6
~me ~bulte 2
~me ~cle 3
~me ~ct 2
~me ~dl 2
~me ~dnke -2
~me ~dost -2
~me ~ek -2
~me ~fel 3
~me ~gs 3
~me ~gus 2
~me ~h 2
~me ~he -5
~me ~hr -4
~me ~ht 2
~me ~hu 4
~me ~ked 2
~me ~kese -2
~me ~kmr -2
~me ~kna -2
~me ~koi 2
~me ~kon -4
~me ~kud 4
~me ~kudne 4
~me ~kya -7
~me ~ldke 2
~me ~meri -2
~me ~mil 5
~me ~mn -2
~me ~mnsik -2
~me ~mr -2
~me ~mrna 3
~me ~na 4
~me ~nind -2
~me ~nm -3
~me ~sb -8
~meke ~bt 2
~meke 3
~men ~atvi 2
~men ~avj 2
~men ~beta 3
~men ~bhi 10
~men ~bnd 2
~men ~cla 4
~men ~coti -2
~men ~fnda 3
~men ~gr -2
~men ~hi 2
~men ~hun 2
~men ~ja 5
~men ~jinda 2
~men ~kud 2
~men ~kudne 4
~men ~kyo -4
~men ~mn -2
~men ~mr 4
~men ~mrna 2
~men ~na 2
~men ~nhi 8
~men ~nind -2
~men ~pdti 2
~men ~peda 2
~men ~so -2
~men ~tk 5
~men ~tnv -2
~mene ~jhr 2
~mene ~nind 3
~mera ~akri 2
~mera ~beta -2
~mera ~dost 4
~mera ~husbnd 2
~mera ~klient 2
~mera ~km 3
~mera ~na 5
~mera ~pica 2
~mere ~bce 5
~mere ~bd 7
~mere ~bhe 2
~mere ~bina 4
~mere ~bistr 2
~mere ~dost 5
~mere ~gr 2
~mere ~jese 5
~mere ~jne 6
~mere ~kpde 2
~mere ~lie 2
~mere ~mrne 9
~mere ~nm 6
~mere ~pti -4
~mere ~st 11
~meri ~akiri 5
~meri ~akri 4
~meri ~beti 6
~meri ~bhe 2
~meri ~bt -2
~meri ~foto -2
~meri ~jn -3
~meri ~jrurt 2
~meri ~sdi 3
~meri ~sheli 2
~meri ~sri -2
~mes ~ka -2
~mf 3
~mgi -6
~mhila ~ka -2
~mhila ~ne 2
~mhila 2
~mhine ~ka -3
~mhine -7
~mhndi -6
~mhsus -4
~mil ~gei -2
~mil ~jyega 2
~mil 6
~milegi 4
~mili 3
~milke 3
~milkr 3
~milna -3
~milta -2
~mis -2
~mit ~jna 2
~mit 9
~mite -5
~miti ~ka 4
~miti ~me 5
~miti 4
~mja ~aya -2
~mja -2
~mjbut -3
~mjk -2
~mla 7
~mlis -3
~mma ~ki 3
~mma 7
~mmi ~ko 4
~mmi 7
~mn ~bri -2
~mn ~h 2
~mn ~kr 2
~mn ~krta 4
~mn ~kyo -2
~mn ~nhi -6
~mn ~snt -2
~mn ~uds -3
~mna ~krne 3
~mna 2
~mndi -3
~mndir -4
~mng ~rha 4
~mng ~rhe 3
~mng 7
~mnge 2
~mnjne 2
~mnsik ~svstya -2
~mnsik -3
~mnya ~jta -2
~mnya -2
~mobile ~ki -6
~mobile -5
~mok ~test -3
~mok -7
~mot ~a 3
~mot ~hi 4
~mot ~kyu 2
~mot 13
~motivtio -5
~movie -8
~mr ~denge 3
~mr ~dla -6
~mr ~gei -6
~mr ~gya -8
~mr ~ja 7
~mr ~jna 12
~mr ~jne 3
~mr ~jo 3
~mr ~jon 2
~mr ~jonga 9
~mr ~ke -4
~mr ~kta 3
~mr ~mr -3
~mr ~pit 2
~mr ~rhe -4
~mr 7
~mra ~hua -4
~mra ~or 5
~mra 4
~mrd 2
~mre -2
~mri -4
~mrij ~ke 3
~mrij ~ki -2
~mrij ~ne 3
~mrij 12
~mrityu ~prmn -2
~mrityu -3
~mrna ~chta 7
~mrna ~chti 3
~mrna ~h 2
~mrna ~he 3
~mrna 17
~mrne ~ka 4
~mrne ~ke 4
~mrne ~se 4
~mrne ~vla -2
~mrne 8
~mrpit 6
~mrta ~h 2
~mrta ~he 9
~mrta ~hu -2
~mrta 7
~mrte ~he 3
~mrte ~hen 7
~mrte 10
~mrti ~he 4
~mrti ~hu 3
~mrti 7
~msg 3
~msi -2
~mstr ~ji 4
~mstr 4
~mt ~btna 2
~mt 5
~mtc ~me -2
~mtc -3
~mtlb ~nhi 2
~mtlb -3
~mtra -5
~mud ~of -2
~mud -2
~muh ~diko 2
~muh ~me 2
~muh ~se 2
~muh 10
~muhurt -2
~muhvra -3
~muhvre ~ka -2
~muhvre -2
~muj ~pe 2
~muj 3
~muje ~ab 2
~muje ~bhi 6
~muje ~bhut 2
~muje ~bula 2
~muje ~ldke -4
~muje ~le 2
~muje ~mf 2
~muje ~mr 3
~muje ~mrta 2
~muje ~pitte 2
~muje ~pitti 3
~muje ~scul -2
~muje ~snti -4
~muje ~uta 3
~muje ~ye -6
~muje 14
~mujpe 4
~mujse ~bt -3
~mukt -4
~mukti ~chie 4
~mukti ~kendr 3
~mukti ~kendra 3
~mukti ~pr -4
~mukti 5
~mumbe -3
~mumi ~jdu 2
~mumi ~ka 4
~mumi ~ne -3
~muna -4
~munder ~pe 2
~munder 2
~munh ~se 3
~munh 3
~na ~ho -10
~na ~hona 2
~na ~hota 2
~na ~hoti 2
~na ~kule 3
~na ~piu 3
~na ~rhna 3
~na ~rhu 6
~na 11
~nblig ~ldki 3
~nblig 7
~nca 2
~ndi ~kinre -3
~ndi ~me 4
~ndi 2
~ne ~aj -2
~ne ~akid 4
~ne ~al 3
~ne ~bce -3
~ne ~bola 2
~ne ~btya 3
~ne ~cuhe 4
~ne ~dka 3
~ne ~dnta -2
~ne ~dud -2
~ne ~dusri -3
~ne ~dve -3
~ne ~fenel 2
~ne ~fenyl 3
~ne ~finel 3
~ne ~fnsi 4
~ne ~fone -2
~ne ~god 3
~ne ~gr 3
~ne ~grm 4
~ne ~guse 3
~ne ~hrpik 3
~ne ~jbrdsti 2
~ne ~jhr 2
~ne ~jn -4
~ne ~kha 6
~ne ~kitnsk 2
~ne ~kna 2
~ne ~kpde 3
~ne ~mera -6
~ne ~mere 5
~ne ~mhndi -6
~ne ~miti -3
~ne ~mr -5
~ne ~muje -3
~ne ~nei -2
~ne ~nya -2
~ne ~pese -4
~ne ~phli -3
~ne ~pni -3
~ne ~rok 2
~ne ~rsi 4
~ne ~slfs 3
~ne ~sttus 4
~ne ~tejb 4
~ne ~tli -2
~ne ~to -3
~ne ~trktor -4
~nei -5
~netvork -4
~nfrt 2
~nhi ~a -3
~nhi ~aya -2
~nhi ~bca 3
~nhi ~bci 2
~nhi ~bcunga 4
~nhi ~bejte 3
~nhi ~cut 2
~nhi ~deta -2
~nhi ~dete 3
~nhi ~deti 4
~nhi ~ei -5
~nhi ~h 3
~nhi ~he 3
~nhi ~ho -2
~nhi ~hota 3
~nhi ~hoti -3
~nhi ~hua 3
~nhi ~hui 4
~nhi ~jina 2
~nhi ~jna -3
~nhi ~krna -5
~nhi ~krta -5
~nhi ~krti -5
~nhi ~lga -4
~nhi ~lgta -7
~nhi ~lgya -6
~nhi ~nikla 2
~nhi ~pa 3
~nhi ~pti -5
~nhi ~rha 2
~nhi ~rhe -3
~nhi ~rhna 2
~nhi ~rhunga 5
~nhi ~rhungi 4
~nhi ~tha -5
~nhi 8
~nhne ~ka -2
~nhne -2
~nhr 2
~nibnd -5
~nice ~dek 3
~nice 10
~nidn -2
~nigl ~li 6
~nigl 8
~nikl ~dia 4
~nikl ~gya -2
~nikl 3
~nikle -2
~niklna 2
~nim -7
~nind ~a -2
~nind ~ati 4
~nind ~ke -2
~nind ~ki 12
~nind ~km -3
~nind ~nhi -8
~nind ~puri -2
~nind -6
~nised ~adinim -2
~nised -2
~nisn ~h 3
~nisn 8
~nit ~nhi 2
~njr -2
~nkli ~srb 3
~nkli 3
~nku ~ktne -4
~nku -4
~nm ~he -3
~nm ~kr 3
~nm ~stya -3
~nm -2
~nnd ~or 5
~nnd 6
~nngi ~video 3
~nngi 3
~nni ~ke -2
~nni -4
~nokri ~codna -5
~nokri -9
~nomini ~ko -2
~nomini -2
~norml -4
~not ~lik 3
~not 3
~note ~lika 2
~note 4
~notes -2
~nots -4
~novi 3
~nrj ~he -2
~nrj -2
~ns ~kt 5
~ns ~ktne 6
~ns 9
~nsa ~krta 4
~nsa 3
~nse ~ki 7
~nse ~me 3
~nse ~men 2
~nse 15
~nti ~ne -3
~nti -3
~ntk -3
~nude 3
~number ~bd -2
~number ~chie 2
~nya -8
~nye ~sher -2
~oa ~tn -2
~oa -2
~of -6
~ofike ~ka -3
~ofike ~vps -2
~ofike -11
~ofiker 2
~on ~the 2
~on 3
~onle 2
~or ~gr 3
~or ~ht 2
~or ~hum -5
~or ~men -2
~or ~meri 4
~or ~nhi 3
~or ~pese 4
~or ~rsi 3
~or ~so -4
~or ~ss 5
~or ~vps -2
~ot ~ki 3
~overdose ~ho 5
~overdose 5
~pa ~rha 3
~pa 3
~pd ~gye 3
~pd 6
~pde ~ki -4
~pde ~me -2
~pde ~se -2
~pde -7
~pdega 3
~pdne ~ka -3
~pdne -3
~pdos 2
~pdosi ~apni 2
~pdosi ~ke 3
~pdosi ~unkle 3
~pdosi 5
~pdosn 2
~pdta 6
~pdte -2
~pdti ~he 3
~pdti ~hun 2
~pdti 4
~pdunga -4
~pe ~boj 5
~pe ~jn -2
~pe ~kda 6
~pe ~kdi 5
~pe ~kya -2
~pe ~mr -5
~pe ~mrta -4
~pe ~nisn 2
~pe ~sb -2
~pe ~to -2
~ped ~ktne -2
~peda ~hi 6
~peda 8
~peg ~ke 4
~peg 4
~pen -5
~penkil ~boks 4
~pensio ~ka -3
~pensio ~ke 3
~pensn ~cin 3
~pensn ~ka -2
~pensn 4
~period -5
~pesa ~bco 2
~pesa 8
~pese ~mng 3
~pese 8
~pet ~ke -2
~pet ~me 2
~pet ~men 2
~pet -6
~pg 2
~pgl -3
~phcn -3
~phd -4
~pheli -2
~phla ~din -2
~phla -3
~phle ~men 2
~phle ~ya -2
~phle 4
~phli ~br -5
~phli -7
~phnu -2
~phucne ~se 2
~phucne 2
~phunca 4
~phuncti ~hun 3
~phuncti 3
~pi ~gya 2
~pi ~ke 2
~pi ~lia 10
~pi 10
~pia 3
~pica ~krta 3
~pica 5
~pie 6
~pike 4
~pikr 5
~pila -3
~pina 2
~pine ~ke 2
~pine ~ki -3
~pine ~lga 3
~pine 6
~pit ~ta 4
~pit 9
~pita ~he 3
~pita ~hu -2
~pita ~hun 3
~pita ~ke -3
~pita 3
~pite ~hen 2
~pite 4
~pitji ~khte 3
~pitji 8
~pitne -3
~pitta ~h 3
~pitta ~he 7
~pitta 9
~pitte ~he 2
~pitte ~hen 7
~pitte 9
~pitti ~he 3
~pitti 6
~piu 3
~piunga ~ki 2
~piunga 2
~pkd ~ke 3
~pkd 10
~pkda ~or -3
~pkda -4
~pl 3
~pln -4
~pnc ~sl -6
~pnc -5
~pndrh 3
~pni ~ki -2
~pni ~pi -3
~pni -11
~pnke ~pe 3
~pnke ~se 6
~pnke 12
~pode -2
~polike ~vle 4
~polike 5
~popers ~or 4
~popers 4
~posting ~dur -2
~posting -3
~postr -3
~pote ~ke -3
~pote ~ko 4
~pote 3
~poti ~ko 3
~pp 4
~ppa ~belt 2
~ppa ~ki 4
~ppa ~ko -8
~ppa ~ne -2
~ppa ~roj 2
~ppa ~se -2
~ppa ~srb 2
~ppa 9
~pper ~dek -2
~pper -6
~pr ~bhi 2
~pr ~bled 3
~pr ~boj 4
~pr ~br 3
~pr ~bsn -2
~pr ~hi 2
~pr ~ht -4
~pr ~kya -2
~pr ~nibnd -5
~pr ~vo -3
~prbu 2
~pregnnki ~me 2
~pregnnki 4
~premi ~foto 2
~premi 5
~presn ~hun -2
~presn 4
~pribsa -2
~priksa ~ktm -2
~priksa ~se -2
~priksa -5
~privte ~video 2
~privte 2
~prk ~me -2
~prk -5
~prmn ~ptr -2
~prmn ~ptra -2
~prmn -4
~prmrs -4
~prmrsdta ~ke -2
~prmrsdta -2
~prn 7
~projekt -4
~protokol -2
~prta -3
~prti ~me 3
~prti -2
~prvdn -2
~prvris -2
~ps ~jna 2
~ps ~le 2
~ps ~me 3
~ps 12
~psina 2
~psnd ~he -4
~psnd -5
~pta 8
~pti ~bhut 2
~pti ~crs 3
~pti ~cuti 2
~pti ~ke -4
~pti ~ki 3
~pti ~mrta 4
~pti ~ne -2
~pti ~nigl 2
~pti ~ptni -3
~pti ~roj 2
~pti ~use 3
~pti 13
~ptient ~ke 5
~ptient 8
~ptk 2
~ptng -6
~ptni ~men -3
~ptr -4
~ptra -2
~ptri ~ke -3
~ptri ~pr 3
~ptri ~tk 3
~ptri 7
~pubg -2
~puca 2
~pul ~pe 2
~pul ~se 4
~pul 6
~pura ~gr -2
~pura -5
~pure -4
~puri ~nhi -2
~puri ~pti 2
~purn -2
~purne -4
~purni ~kitbe -2
~purni -5
~pyj ~kt -2
~pyj -2
~pyr ~ka -4
~pyr -4
~pyra -3
~red 3
~refr 2
~rekipe -2
~rel ~ki 2
~rel 2
~reling ~pe 3
~reling 3
~relve ~line 3
~relve ~trk 2
~relve 4
~renev -3
~repli ~nhi -3
~repli -3
~report -3
~result ~krb 2
~result -2
~retirement ~ke -2
~retirement -2
~rha ~h 4
~rha ~he 3
~rha ~hu 2
~rhe ~hen 3
~rhe ~the -2
~rhega 4
~rhenge 2
~rhi ~hun 2
~rhna ~hi 3
~rhna 5
~rhta -2
~rhte -2
~rhti 3
~rhu ~to 2
~rhu 6
~rhunga 5
~rhungi 4
~riport -3
~rista -3
~rje -4
~rk ~dia 4
~rk ~die -2
~rk 7
~rka ~h 3
~rka ~he 5
~rka 6
~rke -4
~rki ~he 2
~rki 5
~rkna 5
~rkta 2
~rkte ~hen 2
~rkte 3
~rkti 6
~rm ~nm -3
~rm ~rm 5
~rm 3
~rng -7
~rnk 2
~rod ~se 2
~rogi ~ne 4
~rogi 5
~rohit ~ne -2
~rohit -2
~roj ~dru 2
~roj 12
~rok ~lia 2
~rok 4
~roke 5
~rokna ~he 5
~rokna 5
~rona ~a -2
~rona -3
~rope -2
~roti -2
~rsi ~kudne -4
~rsi ~le 5
~rsi ~se -5
~rsi 7
~rsta ~dikta 2
~rsta ~nhi 2
~rsta 7
~rt ~br -3
~rt ~he 9
~rt ~me -4
~rt ~men -4
~rt ~tk 2
~rt 7
~rum ~me 2
~rum 4
~rummet 2
~rumte -4
~sa -2
~sb ~cidte -3
~sb ~hr 3
~sb ~ktm 2
~sb ~kus 2
~sb ~log -2
~sb ~pr 2
~sb 15
~sbd -5
~sbji -6
~sbka 2
~sbke ~lie 3
~sbke 2
~sbko ~akiri 3
~sbko ~alvida 3
~sbko 8
~sbne -3
~sci -2
~scul ~coda -2
~scul ~se 4
~scul -4
~sdi ~jbrdsti 2
~sdi ~ka -3
~sdi ~ke -3
~sdi ~krva 4
~sdi ~me -6
~sdi ~men -3
~sdi 3
~se ~aca 4
~se ~admi 5
~se ~ake 2
~se ~alu -2
~se ~avj 2
~se ~blkmel 2
~se ~bt -3
~se ~clng 4
~se ~cuhe 2
~se ~cutkra 3
~se ~dr -3
~se ~dur -4
~se ~hi 4
~se ~ht 5
~se ~itna 2
~se ~jg 3
~se ~jlti -2
~se ~jn -2
~se ~kese 2
~se ~km 3
~se ~kt 2
~se ~ktti 2
~se ~kud 6
~se ~kudne 3
~se ~meri 4
~se ~mn -3
~se ~mr -4
~se ~mra 3
~se ~mrne 3
~se ~mrte 2
~se ~mrti 2
~se ~nfrt 2
~se ~nhi -4
~se ~nice 3
~se ~nikl 5
~se ~nind -2
~se ~pese 2
~se ~pita 2
~se ~pitta 2
~se ~presn 2
~se ~pyra -3
~se ~rt 2
~se ~sb 2
~se ~sdi 3
~se ~srb -6
~se ~suku 2
~se ~tk 4
~se ~tng 4
~selektio ~nhi 2
~self ~konfidenke -3
~ser -3
~sesio -5
~sf -5
~sfe -4
~sfr ~he -3
~sge 3
~shb 4
~sheli 6
~sher ~me -3
~sher -3
~shi -4
~shid ~ki 3
~shid ~smrk -2
~shr -5
~shukr 3
~si 4
~sigret 2
~sik -2
~sika -4
~sikna ~he -2
~sikna -4
~sikyt 3
~sing -6
~sinir 3
~sir ~akele 2
~sir ~ne 2
~sir 4
~sirf 3
~sirka -2
~sirp -2
~sisi 5
~sisu -3
~siva 2
~sk ~he 2
~sk 2
~skene -3
~skienke -2
~skta 3
~skte ~he -2
~skte -3
~skul -4
~sl ~ho -6
~sl ~ke 6
~sl ~ki 12
~sl ~se -2
~sl 8
~slfs ~kha 5
~slfs ~ki 3
~slfs 8
~slip 2
~slogn -3
~slri -3
~sm ~ko -3
~sm -5
~smbnd ~bnta 2
~smbnd ~bnte 2
~smbnd 4
~sme -6
~smek 3
~smile ~pe -3
~smile -4
~smj -3
~smje 3
~smjye -2
~smk ~ki 2
~smk 6
~smlengikta ~kya -2
~smlengikta -2
~smne 4
~smpt ~kr 2
~smpt 5
~smrk -2
~smroh -2
~snble -2
~snblna -5
~sndes -6
~sndese ~ate -2
~sndese -2
~sns ~ka -3
~sns 2
~snti -3
~so ~gya -3
~so ~gye -3
~so ~jna 4
~so ~jonga 4
~so -2
~soc ~rha 4
~soc 7
~soca 9
~socti 3
~sohr 2
~sok ~sndes -2
~sok -3
~solutio ~sungta 2
~solutio 4
~sona -2
~sone -3
~song -6
~sor 2
~sori 4
~sosn 3
~soteli ~ma 2
~soteli 2
~soya -3
~spic -3
~spne ~me 2
~spne -2
~spre ~krte 4
~spre 5
~sr ~drd -5
~sra 6
~srb ~bnd -2
~srb ~codna 3
~srb ~codne 5
~srb ~cudne 3
~srb ~cudvni 2
~srb ~ka -2
~srb ~kese 10
~srb ~ko -6
~srb ~pi 3
~srb 8
~srbbndi -2
~srbt -3
~srdi ~ki -4
~srdi -5
~sri ~golin 3
~sri ~nind 3
~sri 9
~srir ~se 3
~srir 5
~srm ~se -2
~srm -6
~ss ~bhu -5
~ss ~ke -2
~ss ~milke 3
~ss ~ne 5
~ss ~or 2
~ss ~se -4
~ssur ~ne 3
~ssur 6
~ssurl ~vle 7
~ssurl 9
~st ~glt 3
~st ~jbrdsti 2
~st ~jbrn 2
~sta 4
~ste ~me 3
~ste 5
~stio -2
~str -4
~sttio -5
~sttus ~lgya 4
~sttus 3
~stya ~he -3
~stya -2
~subh ~jldi -4
~subh ~ki -2
~subh ~tk 4
~subh -3
~suci -2
~sucna 2
~sugr -2
~sui 2
~suikide ~krna 4
~suikide ~note 2
~suikide 11
~sujn -2
~suki 3
~sukide 7
~sukr ~he -3
~sukr -3
~suku ~milta 3
~suku 5
~sula -3
~sulfs 2
~sulk -4
~sun 4
~suna ~lgta -4
~suna -3
~sundi ~mrne -2
~sundi -3
~sunei -2
~sungta ~he 4
~sungta 10
~suru -5
~sused ~not 3
~sused 7
~suside ~krne 3
~suside 5
~sutr -3
~svdni -3
~svetr -3
~svl -5
~svrgvs -3
~svstya ~ki -2
~svstya -2
~sylbus -2
~syri -5
~syrup 2
~ta ~he 2
~ta 3
~tb 4
~tble 2
~te ~kr 2
~te 6
~tea -3
~tecer ~ne -4
~tecer -6
~tej 4
~tejb ~pi 3
~tejb 5
~tekedr 2
~tel ~dl 5
~tel ~pi 2
~tel 4
~tem ~ne -2
~tem -4
~tensio ~me 2
~terpist -3
~test ~me -2
~test -3
~teyri -3
~th 3
~tha ~aj -3
~tha ~kl 2
~tha ~nice 2
~the ~relve 2
~thi ~ab 3
~tik ~he -5
~tik ~hu -2
~tik -6
~tika -2
~tiket -5
~time ~a 2
~time ~kese -2
~time -3
~tips ~do -3
~tips -3
~tk ~gya 9
~tk ~nhi 3
~tki ~jldi 3
~tki 6
~tkn -2
~tla ~lga 2
~tla 5
~tli -3
~tmbku ~ki 2
~tmbku 6
~tn -2
~tnda -2
~tnde -4
~tng ~a 3
~tng 5
~tnv -3
~to ~aca 5
~to ~gr 3
~to ~jinda 4
~to ~lgta 2
~to ~me 3
~to ~mr 3
~to ~nhi -5
~to ~pti 2
~to ~sb 2
~to ~sbko 2
~to ~ss 3
~tod ~dia 3
~tod 6
~tode -2
~todi -2
~toilet ~klener 2
~toilet 2
~tpd ~mra 4
~tpd 4
~tr 3
~tra 2
~tre ~ke 5
~tre ~ki 2
~tre ~me -4
~tre -2
~trening -3
~trf 3
~trika ~bto 2
~trike ~se 2
~trike -2
~trip -3
~trk 2
~trktor -4
~ts -2
~tu 7
~tuitio ~vla 4
~tuitio 2
~tut ~gei -2
~tut ~gya 2
~tut -3
~tyg 3
~uda 2
~uds ~he -2
~uds -7
~udsi -2
~ulti ~ho 4
~ulti ~kr -3
~ulti ~or 3
~ulti 8
~unka ~fone -2
~unke 3
~unki 2
~unkle ~ne 4
~unko 2
~upe -3
~upnys -2
~upr 7
~uske ~ps 5
~uski ~sdi 2
~uski ~smile -3
~usko 4
~usne ~muje -5
~uta ~le 6
~uta 10
~uth 2
~utna 2
~utne ~ka -2
~utne ~ki -3
~utne -4
~utta ~he 3
~utta 3
~utu ~hi 4
~utu 6
~utya ~muj 2
~vhtsp -4
~vicr ~ate 2
~vicr 7
~vida 2
~vide ~pr -2
~vide ~smroh -2
~vide -3
~video ~kl -4
~video 5
~vides -2
~vidi -5
~vidio 2
~vijnn -3
~vil ~lie 2
~vil 2
~virl 3
~vis -4
~visele -2
~vivh ~pr -2
~vivh 4
~vkt -4
~vla ~kse 5
~vla ~meri 2
~vle ~beya 5
~vle ~dhej 2
~vle ~ne 6
~vle ~svl -3
~vli ~botl 4
~vli ~dva 5
~vli ~dve 4
~vlo ~ne 2
~vlo 4
~vn ~vla 2
~vn 2
~vorker ~ki -2
~vps ~jna -2
~vps ~nhi 2
~vrna 4
~vrt -3
~vsit -2
~vyrl ~krne 2
~vyrl 2
~vyym -3
~ya ~bd -2
~ya ~nhi -5
~ya -8
~yd ~a -3
~yd ~me 4
~yd -7
~yde -3
~ye ~dunia 2
~ye ~meri 5
~yha -2
~yhi 9
~ymrj 6
~yog ~kia -2
~yog -3
~yoga -3
~yon ~sosn 3
~yon 3
~ytra -3
`
